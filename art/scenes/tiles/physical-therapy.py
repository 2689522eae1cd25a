"""A child balances on a big coral therapy ball."""
from kit.camera import camera
from kit.cast import children
from kit.equipment import ball
from kit.figure.person import person
from kit.poses import Pose, Reach
from kit.sets import summer


def compose():
    summer(seed=5, clear=2.4)
    ball((0, 0, 0), .42, "#EE6C4D")
    pose = Pose(pelvis=(0, 0, .885), lean=4, sway=6, tilt=-9, look=(.25, -3, 1.5),
                left=Reach((.40, -.10, 1.22), own=True, fingers=(1, -.1, .35), palm=(0, -.3, -1), shape="open"),
                right=Reach((-.42, -.08, 1.14), own=True, fingers=(-1, -.1, .05), palm=(0, -.3, -1), shape="open"),
                left_foot=Reach((.17, -.31, .655), own=True, fingers=(.25, -.7, -.5), palm=(.4, -.75, .6), bend=(.5, -1, .9)),
                right_foot=Reach((-.16, -.32, .65), own=True, fingers=(-.25, -.7, -.5), palm=(-.4, -.75, .6), bend=(-.5, -1, .9)))
    person(children()["mae"], (0, 0, 0), 0, pose, "joy")
    camera((0, -4.3, 1.0), (0, 0, .78), 84, .05, (0, -.2, 1.1))
