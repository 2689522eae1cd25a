"""A parent drives along a plowed road toward a cabin at dusk, and a child waves from the back window of the car."""
import math

import bpy
from mathutils import Vector

from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.cast import children, for_winter, grown_ups
from kit.figure.person import person, root
from kit.land import Ground, range_of_mountains
from kit.light import area, lamp
from kit.loft import roll
from kit.materials import clay, gloss, glow, skin
from kit.plants import spruce
from kit.poses import Reach, sit
from kit.sets import light_outdoors
from kit.shapes import blob, drum, place, slab

SIDES = (-1, 1)
ROAD = [(-9, 1.6), (-4, .3), (-1, -.3), (1.6, -.5), (3.2, .4), (3.9, 2.4), (3.9, 5.6)]


def car(frame):
    """A family car without window panes; the people in it sit in its solid lower half. It faces -Y in its frame."""
    before = set(bpy.data.objects)
    paint, dark, metal = clay("#2F8F96", .4), clay("#2E3440", .7), gloss("#C9CED3", .35)
    slab((0, 0, .52), (1.36, 2.70, .46), paint, .18, segments=6)
    slab((0, .42, .76), (1.30, 1.74, .34), paint, .14, segments=6)
    slab((0, .48, 1.585), (1.24, 1.56, .17), paint, .08, segments=6)
    for side in SIDES:
        for low, high in ((-.44, -.20), (.16, .16), (1.21, 1.17)):
            roll([(side * .56, low, .72), (side * .56, high, 1.58)], .065, paint)
        slab((side * .685, .44, .68), (.03, .20, .035), metal, .014)
        slab((side * .72, -.34, .93), (.14, .06, .10), paint, .03)
        blob((side * .46, -1.33, .58), (.13, .06, .12), glow("#FFDF96", 1.9))
        drum((side * .46, -1.31, .58), .15, .06, metal, .02, (0, 1, 0))
        slab((side * .52, 1.33, .60), (.20, .06, .12), glow("#E0301E", 2), .02)
        for y in (-.84, .86):
            drum((side * .62, y, .29), .29, .22, dark, .08, (1, 0, 0))
            drum((side * .72, y, .29), .15, .06, clay("#AEB8C0", .5), .02, (1, 0, 0))
    slab((0, -1.34, .57), (.50, .06, .14), dark, .03)
    for y in (-1.36, 1.36):
        slab((0, y, .36), (1.30, .12, .12), metal, .05)
    for y in (.16, .86):
        slab((0, y, 1.69), (1.0, .06, .06), dark, .02)
    for x, color in ((-.30, "#D9483B"), (-.16, "#D9483B"), (.14, "#F6B53C"), (.28, "#F6B53C")):
        roll([(x, -.55, 1.80), (x, -.40, 1.735), (x, .5, 1.735), (x, 1.25, 1.735)], [(.045, .014)] * 4, clay(color, .5), side=(1, 0, 0))
    wheel = [(.30 + .15 * math.cos(a), -.30 + .06 * math.sin(a), 1.0 + .14 * math.sin(a)) for a in [2 * math.pi * k / 24 for k in range(26)]]
    roll(wheel, .02, dark, steps=1, sides=10)
    return place([o for o in bpy.data.objects if o not in before], frame)


def compose():
    ground = Ground(3.6, .45, path=ROAD, path_width=1.05, path_depth=.17, seed=17)
    ground.mesh(skin("#F4F7FA", "#93A5BE"), 220)
    range_of_mountains(30, 70, 10, 18, ("#6F7FA8", "#566A94"), "#F6DCE0", .42, 7, -6)
    light_outdoors("dusk", -30)
    at, turn = (-.55, -.36, -.17), 70
    frame = root(at, turn)
    car(frame)
    put = lambda x, y, z: tuple(frame @ Vector((x, y, z)))
    driver, child = grown_ups()["mother"], for_winter(children()["nila"], None, None, "#EE6C4D")
    hold = lambda x: Reach(put(x, -.30, 1.08), fingers=(.5, 0, .8), palm=(1, 0, -.2), shape="grip")
    person(driver, put(.30, .10, 0), turn, sit(.50, driver.measures, look=(2.6, -3.0, 1.3), floor=.35, left=hold(.43), right=hold(.17)), "joy")
    person(child, put(-.34, .79, 0), turn, sit(.66, child.measures, look=(.3, -4.5, 1.3), floor=.42, tilt=-6, right=Reach(put(-.68, .86, 1.24), fingers=(-.2, -.2, 1), palm=(0, -1, 0), shape="open")), "laughing")
    for side in SIDES:
        lamp(put(side * .46, -1.9, .7), 8, "#FFDDA0", .2)
    x, y = 4.0, 6.4
    cabin((x, y, ground.height(x, y) - .05), -24, width=2.6, door="#B4246F")
    smoke((x + .8, y + .3, 3.5), .22, 5)
    lamp((x - .9, y - 1.9, .9), 45, "#FFB65C", .25)
    for k, (x, y, h) in enumerate(((-4.3, 3.2, 3.6), (-2.9, 4.8, 3.0), (-5.6, 5.6, 4.4), (-1.2, 5.4, 3.8), (.4, 7.2, 3.2), (1.5, 6.0, 2.4), (6.3, 7.0, 4.4), (-3.9, 8.0, 4.2), (5.6, 3.2, 3.4))):
        spruce((x, y, ground.height(x, y)), h, 7 * k + 3)
    area((-2.4, -4.6, 3.0), (-.5, -.3, .9), 70, 2, "#FFD8AE")
    camera((.2, -7.2, 1.75), (.30, 0, 1.0), 44, .03, (-.6, -.6, 1.0))
