"""The cabin, a guidepost and wide mountains in morning light, with calm sky for the page's title."""
from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.equipment import heart
from kit.light import lamp
from kit.materials import clay, wood
from kit.plants import spruce
from kit.sets import winter
from kit.shapes import blob, slab


def compose():
    ground = winter("dawn", flat=3.0, seed=16, trees=0, azimuth=30, path=[(-1, -4), (.2, -1), (1.4, 1.6), (2.6, 3.6)])
    cabin((3.0, 4.6, ground.height(3.0, 4.6)), -16, width=2.3)
    smoke((3.7, 4.9, 3.25), .18, 4)
    lamp((2.5, 3.0, .8), 30, "#FFB65C", .25)
    slab((-2.2, .4, .80), (.12, .12, 1.7), wood("#8A5A3A", "Z"), .03)
    for z, turn, color, shift in ((1.42, 6, "#B4246F", .22), (1.14, -8, "#2F8F96", -.18), (.86, 5, "#F6B53C", .18)):
        slab((-2.2 + shift, .32, z), (.78, .06, .20), clay(color, .55), .03, turn)
    heart((-1.98, .27, 1.42), .06, "#FBF7EE", 6, .3)
    blob((-2.2, .4, 1.68), (.12, .12, .06), clay("#F7FAFC", .75))
    for x, y, h in ((-4.4, 4.2, 1.9), (-5.6, 5.2, 2.5), (5.4, 4.4, 2.6), (6.6, 5.6, 3.2), (.9, 7.4, 2.0), (-3.2, 7.6, 1.7), (-6.9, 6.6, 2.4)):
        spruce((x, y, ground.height(x, y)), h, int(h * 10))
    camera((0, -6.0, 1.7), (0, 0, 2.15), 36, .02, (0, 2, 1))
