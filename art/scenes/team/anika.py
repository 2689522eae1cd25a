"""A sample physical therapist with long dark hair and a bright pink cardigan holds a child's snow boot."""
from mathutils import Matrix, Vector

from kit.figure.look import AGES
from kit.figure.shoes import shoe
from kit.portrait import portrait
from kit.poses import Pose, Reach


def boot(_):
    turn = Matrix.Rotation(-2.0, 3, "Z")
    ankle = Vector((.06, -.30, 1.10))
    shoe("boots", "#2F8F96", AGES["child"], turn, ankle + Vector((0, 0, .2)), ankle)


def compose():
    pose = Pose(left=Reach((.10, -.29, 1.03), own=True, fingers=(-1, -.25, 0), palm=(0, .1, 1), shape="cup"),
                right=Reach((-.10, -.30, 1.04), own=True, fingers=(1, -.25, .1), palm=(.2, .1, 1), shape="cup"), tilt=5)
    portrait("anika", "winter", "day", pose, "joy", 0, 2, boot)
