"""The sample front desk lead with two long braids and a red patterned sweater waves hello."""
from kit.portrait import portrait
from kit.poses import Pose, Reach


def compose():
    pose = Pose(left=Reach((.36, -.20, 1.38), own=True, fingers=(.2, -.05, 1), palm=(-.1, -1, 0), shape="open", bend=(1, .1, -1)), tilt=6)
    portrait("lucia", "autumn", "day", pose, "joy", -6, 10)
