"""Two children spin a globe and point at Alaska."""
import math

from kit.camera import camera
from kit.cast import children
from kit.equipment import table
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, wood
from kit.poses import Pose, Reach
from kit.sets import indoors
from kit.shapes import blob, drum


def globe(x, y, z, radius):
    blob((x, y, z), radius, clay("#3C8FB5", .45), sides=64, uneven=.01)
    lands = ((-58, 14, .22, "#F6B53C"), (2, 38, .30, "#6FA84A"), (16, 14, .16, "#6FA84A"), (28, -22, .26, "#6FA84A"), (70, 40, .3, "#8FB46A"), (-80, 40, .32, "#8FB46A"), (4, 84, .24, "#FBF7EE"))
    for around, high, size, colour in lands:
        a, e = math.radians(around), math.radians(high)
        way = (math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))
        blob(tuple(c + w * radius * .90 for c, w in zip((x, y, z), way)), radius * size, clay(colour, .6), uneven=.4, sides=32)
    arc = [(x + (radius + .035) * math.cos(a), y, z + (radius + .035) * math.sin(a)) for a in [math.radians(d) for d in range(-100, 101, 20)]]
    roll(arc, .014, wood("#B77B47", "Z"), sides=10)
    roll([(x, y, z - radius - .03), (x, y, z - radius - .12)], .022, wood("#B77B47", "Z"), sides=12)
    drum((x, y, z - radius - .13), .13, .03, wood("#B77B47", "X"), .012)


def compose():
    indoors("#CFE3C9", "#D9A873", (1.15, 1.36))
    table((0, -.36, 0), 1.6, .64, .40)
    globe(0, -.28, .79, .235)
    person(children()["kaya"], (-.46, .02, 0), 30, Pose(look=(-.05, -1.0, .95), lean=5, tilt=5, left=Reach((-.225, -.37, .84), fingers=(.85, -.3, .1), palm=(0, .3, -1), shape="point"), right=Reach((-.50, -.36, .45), fingers=(.3, -.9, 0), palm=(0, 0, -1), shape="flat")), "joy")
    person(children()["emil"], (.46, .02, 0), -30, Pose(look=(.0, -1.0, .92), lean=5, tilt=-6, right=Reach((.235, -.34, .79), fingers=(-.1, -.7, .6), palm=(-1, 0, 0), shape="open"), left=Reach((.52, -.34, .45), fingers=(-.3, -.9, 0), palm=(0, 0, -1), shape="flat")), "wonder")
    camera((0, -4.1, 1.25), (0, -.1, .78), 70, .03, (0, -.3, .8))
