"""A child in a parka brings a letter with a heart to a red mailbox on a snowy lane at dusk."""
from mathutils import Vector

from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.cast import changed, children, for_winter
from kit.equipment import heart, upright
from kit.figure.person import person
from kit.light import area, lamp
from kit.loft import Loft, roll
from kit.materials import clay, wood
from kit.poses import Pose, Reach
from kit.sets import winter
from kit.shapes import blob, slab


def mailbox(x, y):
    slab((x, y, .40), (.10, .10, .84), wood("#8A5A3A", "Z"), .02)
    slab((x, y, .90), (.34, .48, .28), clay("#D9483B", .45), .05)
    Loft([(x, y - .235, 1.03), (x, y + .235, 1.03)], [.17, .17], cap=(.1, .1)).mesh(clay("#D9483B", .45))
    slab((x - .19, y + .05, 1.12), (.02, .05, .22), clay("#F6B53C", .5), .008)
    slab((x, y - .245, .99), (.26, .02, .05), clay("#5E1F22", .6), .008)
    blob((x, y, 1.21), (.17, .25, .055), clay("#F7FAFC", .75), uneven=.1)


def envelope(frame):
    """A letter sealed with a heart, facing the viewer."""
    slab((0, 0, 0), (.30, .21, .016), clay("#FFFBF0", .7), .006).data.transform(frame)
    roll([frame @ Vector((x, y, .010)) for x, y in ((-.14, .095), (0, -.005), (.14, .095))], .006, clay("#E3CFA8", .7), steps=1, sides=8)
    heart(frame @ Vector((0, -.005, .016)), .042, "#D9483B", thick=.3)


def compose():
    ground = winter("dusk", flat=3.0, seed=11, trees=12, clear=2.8, path=[(-1.0, -4), (-.4, -1), (.4, 1.6), (1.6, 4.5), (2.2, 7)], azimuth=-35)
    cabin((3.0, 7.2, ground.height(3.0, 7.2)), -20, width=2.4)
    smoke((3.7, 7.5, 3.4), .22, 5)
    lamp((2.2, 5.6, .9), 40, "#FFB65C", .25)
    mailbox(.52, .05)
    child = changed(for_winter(children()["nila"], "#2F6DA3", None, "#D43D8B"), headwear="ruff", headwear_color="#2F6DA3", hair="crop")
    envelope(upright((.25, -.56, .84), 8, -12, 8))
    person(child, (-.10, -.26, -.02), 40, Pose(look=(.25, -1.9, 1.0), tilt=-4, lean=3, left=Reach((.27, -.30, .95), fingers=(.9, .2, .3), palm=(.2, .3, -1), shape="open"), right=Reach((.12, -.52, .78), fingers=(.8, -.2, .5), palm=(.3, .9, .2), shape="hold")), "grin")
    area((-2.5, -3.2, 2.4), (.1, -.2, .8), 34, 1.6, "#FFD9B0")
    camera((.2, -4.6, 1.05), (.42, 0, .88), 54, .02, (.1, -.3, .9))
