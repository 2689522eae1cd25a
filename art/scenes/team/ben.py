"""A sample occupational therapist with red hair, a full beard and a green shirt holds a wooden mallet."""
from kit.loft import roll
from kit.materials import wood
from kit.portrait import portrait
from kit.poses import Pose, Reach
from kit.shapes import drum


def mallet(_):
    roll([(-.30, -.27, .93), (-.30, -.30, 1.24)], .017, wood("#C98F57", "Z"))
    drum((-.30, -.305, 1.26), .052, .17, wood("#A8703F", "X"), .015, (1, .2, 0))


def compose():
    pose = Pose(right=Reach((-.298, -.272, 1.03), own=True, fingers=(.3, -.9, .25), palm=(.95, .3, 0), shape="grip"), tilt=-4)
    portrait("ben", "autumn", "day", pose, "kind", 6, 6, mallet)
