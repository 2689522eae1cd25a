"""A child hugs a favorite book."""
from kit.camera import camera
from kit.cast import children
from kit.equipment import heart
from kit.figure.person import person
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.sets import studio_day, sweep
from kit.shapes import slab


def compose():
    sweep("#F3CFDC", floor="#E9BBCC")
    slab((0, -.185, .55), (.30, .06, .36), clay("#FBF4E2", .8), .012, 0, (-4, 0))
    slab((0, -.222, .55), (.33, .016, .39), clay("#2F8F96", .6), .007, 0, (-4, 0))
    slab((0, -.150, .55), (.33, .016, .39), clay("#2F8F96", .6), .007, 0, (-4, 0))
    heart((0, -.238, .63), .06, "#F6B53C", 0, .25)
    person(children()["nila"], (0, 0, 0), 0, Pose(tilt=9, lean=-2, left=Reach((.01, -.245, .47), own=True, fingers=(-1, -.05, .25), palm=(0, 1, 0), shape="flat", bend=(1, -.3, -.6)), right=Reach((-.04, -.245, .54), own=True, fingers=(1, -.05, .2), palm=(0, 1, 0), shape="flat", bend=(-1, -.3, -.6))), "content")
    studio_day(1.0, (0, 0, .8))
    camera((0, -4.0, 1.0), (0, 0, .78), 114, .03, (0, -.1, .8))
