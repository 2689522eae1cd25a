"""A small spruce in clay with snow on its tip."""
from kit.camera import camera
from kit.plants import spruce
from kit.sets import studio_day

TRANSPARENT = True


def compose():
    spruce((0, 0, .1), 1.0, 5)
    studio_day(1.0, (0, 0, .5), .9)
    camera((0, -4, .7), (0, 0, .54), 112)
