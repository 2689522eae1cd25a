"""A parent in uniform comes home and hugs a child under a bright star."""
import math

from kit.aurora import stars
from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.cast import changed, children, for_winter, team
from kit.fabrics import dots
from kit.figure.person import person
from kit.light import area, lamp
from kit.loft import roll
from kit.materials import clay, glow
from kit.poses import Pose, Reach, kneel_one
from kit.sets import winter
from kit.shapes import blob, slab


def compose():
    ground = winter("night", seed=29, flat=3.4, trees=10, clear=3.0)
    stars(50, seed=14)
    for k in range(4):
        a = math.radians(45 * k)
        reach = .42 if k % 2 == 0 else .2
        roll([(-2.5 - reach * math.cos(a), 12, 3.45 - reach * math.sin(a)), (-2.5, 12, 3.45), (-2.5 + reach * math.cos(a), 12, 3.45 + reach * math.sin(a))], [.008, .10, .008], glow("#FFE9A8", 2.4))
    cabin((2.4, 5.4, ground.height(2.4, 5.4)), -16, width=2.4)
    smoke((3.1, 5.7, 3.4), .2, 4)
    lamp((2.0, 3.8, .9), 36, "#FFB65C", .25)
    uniform = dots("#6F7A58", "#56604A", 7, 6, .36)
    parent = changed(team()["anika"], {"top": "shirt", "color": uniform, "legs_color": uniform, "shoes": "boots", "shoes_color": "#4A3A2E"}, hair="low_bun", headwear="", lashes=True)
    person(parent, (-.26, .0, 0), 42, kneel_one(parent.measures, lean=10, tilt=12, look=(-.1, -1.6, .9), down="right", left=Reach((.22, -.02, .62), fingers=(.3, .6, .1), palm=(-.6, -.6, 0), shape="flat"), right=Reach((.20, -.34, .52), fingers=(.8, .1, .1), palm=(0, 1, 0), shape="flat")), "content")
    child = for_winter(children()["kaya"], "#D43D8B", "#F6B53C", "#2F8F96")
    person(child, (.16, -.14, 0), -62, Pose(lean=6, tilt=-12, look=(-.2, -1.6, .9), left=Reach((-.28, -.22, .86), fingers=(-1, .2, .2), palm=(0, .9, -.2), shape="flat"), right=Reach((-.30, .10, .88), fingers=(-1, -.2, .2), palm=(0, -.9, -.2), shape="flat")), "laughing")
    slab((-.98, .05, .22), (.34, .30, .46), uniform, .10, 14)
    blob((-.98, .05, .47), (.13, .12, .06), clay("#56604A", .8))
    area((-2.2, -3.6, 2.2), (0, 0, .6), 170, 1.6, "#FFE0B8")
    camera((0, -4.8, 1.05), (.05, 0, .92), 54, .03, (0, 0, .7))
