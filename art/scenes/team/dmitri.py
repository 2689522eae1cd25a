"""A sample physical therapist with swept dark hair and a slate turtleneck holds a small yellow ball."""
from kit.materials import clay
from kit.portrait import portrait
from kit.poses import Pose, Reach
from kit.shapes import blob


def ball(_):
    blob((.10, -.33, 1.14), .085, clay("#F6B53C", .5), sides=40)


def compose():
    pose = Pose(left=Reach((.13, -.31, 1.055), own=True, fingers=(-.5, -1, 0), palm=(-.1, 0, 1), shape="cup"), tilt=-3)
    portrait("dmitri", "winter", "dusk", pose, "smile", 10, 9, ball)
