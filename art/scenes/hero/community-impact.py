"""Neighbors of many ages, a grandmother and a girl in kuspuks among them, gather around a campfire between lit cabins."""
import math

from kit.aurora import stars
from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.cast import children, for_winter, grown_ups
from kit.figure.person import person
from kit.light import area, lamp
from kit.loft import roll
from kit.materials import clay, glow, wood
from kit.poses import Reach, Pose, sit
from kit.sets import winter
from kit.shapes import blob


def fire(x, y):
    for k in range(9):
        a = math.radians(40 * k)
        blob((x + .34 * math.cos(a), y + .34 * math.sin(a), .05), (.10, .09, .08), clay("#8A8F96", .8, 2), uneven=.2)
    for k in range(4):
        a = math.radians(45 * k + 10)
        roll([(x + .26 * math.cos(a), y + .26 * math.sin(a), .06), (x - .08 * math.cos(a), y - .08 * math.sin(a), .26)], .04, wood("#6B4A36", "Z"))
    for k, (dx, r, h, color, power) in enumerate(((0, .15, .62, "#F0641E", 1.4), (.07, .10, .46, "#FF8A2A", 1.5), (-.07, .10, .40, "#FF8A2A", 1.5), (.01, .07, .34, "#FFD04A", 1.9))):
        roll([(x + dx, y - .03 * k, .08), (x + dx * 1.3, y - .03 * k, .08 + h * .35), (x + dx * .6 + .03, y - .03 * k, .08 + h * .7), (x + dx * .3, y - .03 * k, .08 + h)], [r * .8, r, r * .5, .01], glow(color, power))
    lamp((x, y - .05, .45), 62, "#FF9A45", .18)


def bench(x, y, turn, length=1.2):
    a = math.radians(turn)
    dx, dy = math.cos(a) * length / 2, math.sin(a) * length / 2
    roll([(x - dx, y - dy, .17), (x + dx, y + dy, .17)], .17, wood("#8A5A3A", "X"), cap=(.15, .15))


def compose():
    ground = winter("night", flat=4.2, seed=8, trees=12, clear=3.4)
    stars(seed=9)
    for x, y, turn, door in ((-3.6, 5.6, 24, "#2F8F96"), (3.5, 5.8, -24, "#B4246F")):
        cabin((x, y, ground.height(x, y) - .05), turn, width=2.4, door=door)
        lamp((x * .8, y - 1.9, .9), 30, "#FFB65C", .25)
        smoke((x + .6, y + .3, 3.4), .22, 4)
    fire(0, -.05)
    bench(-1.0, .35, -62)
    bench(1.0, .35, 62)
    bench(0, .95, 0, 1.6)
    people, kids = grown_ups(), children()
    warm = lambda s: Reach((s * .16, -.34, .60), own=True, fingers=(0, -1, .3), palm=(0, -.5, -.6), shape="open")
    place = lambda look, at, turn, mood, parka, hat, tilt=0: person(for_winter(look, parka, hat, None), at, turn, sit(.34, look.measures, look=(at[0] * .1, -1.2, .75), lean=6, tilt=tilt, left=warm(1), right=warm(-1)), mood)
    place(people["grandmother"], (-1.02, .42, 0), 40, "kind", None, None, 4)
    place(kids["nila"], (-.42, .98, 0), 12, "joy", None, None, -4)
    place(people["dad"], (.16, 1.02, 0), 0, "grin", "#6B7F4A", "#F6B53C", 4)
    place(people["aunt"], (1.02, .42, 0), -42, "joy", "#2F6DA3", None, -4)
    m = kids["sami"].measures
    person(for_winter(kids["sami"], "#F6B53C", "#2F8F96", "#D9483B"), (-1.55, -.42, 0), 58, Pose(look=(.3, -1.4, .7), tilt=4, left=Reach((.10, -.30, .60), own=True, fingers=(0, -1, .4), palm=(0, -.5, -.6), shape="open"), right=Reach((-.10, -.30, .58), own=True, fingers=(0, -1, .4), palm=(0, -.5, -.6), shape="open")), "laughing")
    person(for_winter(people["teen"], "#D9483B", "#3E8A5B", "#FBF7EE"), (1.55, -.36, 0), -54, Pose(look=(-.3, -1.4, .7), tilt=-5, right=Reach((-.12, -.34, .86), own=True, fingers=(0, -1, .4), palm=(0, -.5, -.6), shape="open")), "grin")
    area((-2.4, -4.2, 2.8), (0, 0, .7), 80, 2, "#FFD8AE")
    camera((0, -5.8, 1.55), (0, 0, 1.0), 44, .02, (0, .3, .8))
