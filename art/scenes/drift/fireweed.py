"""A stalk of fireweed in clay."""
from kit.camera import camera
from kit.plants import fireweed
from kit.sets import studio_day

TRANSPARENT = True


def compose():
    fireweed((0, 0, 0), 1.0, 3)
    studio_day(1.0, (0, 0, .5), .9)
    camera((0, -4, .6), (0, 0, .54), 124)
