"""A child under a small gray cloud holds both hands to a worried tummy."""
from kit.camera import camera
from kit.cast import children
from kit.figure.person import person
from kit.land import cloud
from kit.loft import roll
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import studio_day, sweep


def compose():
    sweep("#B9CBDD", floor="#A9BDD2")
    cloud((0, .05, 1.52), .26, clay("#8B97A8", .9))
    for k, x in enumerate((-.18, -.02, .15)):
        z = 1.30 - .05 * (k % 2)
        roll([(x, .05, z), (x, .05, z - .035), (x, .05, z - .055)], [.006, .017, .014], clay("#5E9CC4", .3), sides=12)
    person(children()["leo"], (0, 0, 0), 0, Pose(lean=6, tilt=-6, look=(-.3, -3, .55), left=Reach((.045, -.135, .56), own=True, fingers=(-1, -.1, .1), palm=(0, 1, 0), shape="flat"), right=Reach((-.05, -.14, .52), own=True, fingers=(1, -.1, .1), palm=(0, 1, 0), shape="flat")), "worry")
    studio_day(1.0, (0, 0, .8))
    camera((0, -4.2, 1.0), (0, 0, 1.0), 58, .03, (0, 0, .8))
