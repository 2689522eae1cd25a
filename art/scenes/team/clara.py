"""A sample speech-language pathologist with a blond bob, round glasses and a patterned blue sweater waves."""
from kit.portrait import portrait
from kit.poses import Pose, Reach


def compose():
    pose = Pose(left=Reach((.30, -.24, 1.20), own=True, fingers=(.15, -.1, 1), palm=(-.2, -1, 0), shape="open"), tilt=6)
    portrait("clara", "winter", "dawn", pose, "grin", -6, 5)
