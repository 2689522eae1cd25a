"""A round clay cloud."""
from kit.camera import camera
from kit.land import cloud
from kit.materials import clay
from kit.sets import studio_day

TRANSPARENT = True


def compose():
    cloud((0, 0, 0), .42, clay("#7FB2D4", .7))
    studio_day(1.0, (0, 0, 0), .6)
    camera((0, -4, .2), (0, 0, .03), 96)
