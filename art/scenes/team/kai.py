"""A sample speech therapist with long black hair tied up and a deep blue hoodie holds a tablet."""
from kit.equipment import tablet, upright
from kit.portrait import portrait
from kit.poses import Pose, Reach


def screen(_):
    tablet(upright((-.05, -.30, 1.02), 8, -12), .30, .21, "#2E3B47", "#CDEBE4")


def compose():
    pose = Pose(left=Reach((.12, -.285, .98), own=True, fingers=(-.6, -.5, .6), palm=(-.8, -.2, .2), shape="hold"),
                right=Reach((-.21, -.31, .98), own=True, fingers=(.6, -.5, .6), palm=(.8, -.2, .2), shape="hold"), tilt=-4)
    portrait("kai", "winter", "dawn", pose, "joy", 4, 7, screen)
