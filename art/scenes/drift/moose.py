"""A toy moose's head in clay."""
from kit.animals import moose_head
from kit.camera import camera
from kit.sets import studio_day

TRANSPARENT = True


def compose():
    moose_head((0, 0, .45))
    studio_day(1.0, (0, 0, .4), .9)
    camera((0, -4, .6), (0, 0, .60), 104)
