"""A toy raven in clay."""
from kit.animals import raven
from kit.camera import camera
from kit.sets import studio_day

TRANSPARENT = True


def compose():
    raven((0, 0, 0))
    studio_day(1.0, (0, 0, .4), .9)
    camera((0, -4, .75), (-.02, 0, .41), 128)
