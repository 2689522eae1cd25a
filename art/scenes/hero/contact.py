"""A child in a parka drops a letter into a red mailbox on a snowy lane at dusk."""
from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.cast import changed, children, for_winter
from kit.equipment import heart
from kit.figure.person import person
from kit.light import area, lamp
from kit.loft import Loft
from kit.materials import clay, wood
from kit.poses import Pose, Reach
from kit.sets import winter
from kit.shapes import blob, slab


def mailbox(x, y):
    slab((x, y, .40), (.10, .10, .84), wood("#8A5A3A", "Z"), .02)
    slab((x, y, .90), (.34, .48, .28), clay("#D9483B", .45), .05)
    Loft([(x, y - .235, 1.03), (x, y + .235, 1.03)], [.17, .17], cap=(.1, .1)).mesh(clay("#D9483B", .45))
    slab((x - .19, y + .05, 1.12), (.02, .05, .22), clay("#F6B53C", .5), .008)
    slab((x, y - .245, .99), (.24, .02, .035), clay("#5E1F22", .6), .008)
    blob((x, y, 1.21), (.17, .25, .055), clay("#F7FAFC", .75), uneven=.1)


def compose():
    ground = winter("dusk", flat=3.0, seed=11, trees=12, clear=2.8, path=[(-1.0, -4), (-.4, -1), (.4, 1.6), (1.6, 4.5), (2.2, 7)], azimuth=-35)
    cabin((3.0, 7.2, ground.height(3.0, 7.2)), -20, width=2.4)
    smoke((3.7, 7.5, 3.4), .22, 5)
    lamp((2.2, 5.6, .9), 40, "#FFB65C", .25)
    mailbox(.52, .05)
    child = changed(for_winter(children()["nila"], "#2F6DA3", None, "#D43D8B"), headwear="ruff", headwear_colour="#2F6DA3", hair="crop")
    slab((.40, -.22, .985), (.20, .26, .014), clay("#FFFBF0", .7), .005, -20)
    heart((.375, -.30, 1.0), .026, "#D9483B", thick=.2)
    person(child, (-.02, -.28, -.02), 62, Pose(look=(.35, -1.3, .92), tilt=-4, lean=3, left=Reach((.31, -.30, .965), fingers=(.8, .3, .1), palm=(0, 0, 1), shape="hold"), right=Reach((.22, -.46, .84), fingers=(.6, .2, .7), palm=(.4, .8, .2), shape="open"),
           left_foot=Reach((.07, .02, 0), own=True, pitch=-14), right_foot=Reach((-.07, .02, 0), own=True, pitch=-14)), "smile")
    area((-2.5, -3.2, 2.4), (.1, -.2, .8), 34, 1.6, "#FFD9B0")
    camera((.2, -4.6, 1.05), (.42, 0, .98), 54, .03, (.1, -.3, .9))
