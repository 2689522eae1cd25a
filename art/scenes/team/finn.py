"""A sample aide with tousled fair hair and a yellow hoodie waves."""
from kit.portrait import portrait
from kit.poses import Pose, Reach


def compose():
    pose = Pose(right=Reach((-.31, -.20, 1.50), own=True, fingers=(-.25, 0, 1), palm=(.1, -1, 0), shape="open", bend=(-1, .1, -1)), tilt=-7, sway=-3)
    portrait("finn", "summer", "day", pose, "cheer", 6, 11)
