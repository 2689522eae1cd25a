"""A sample reading specialist with straight black hair, a fringe and a hearing aid holds up a letter tile."""
from kit.equipment import tile, upright
from kit.portrait import portrait
from kit.poses import Pose, Reach


def letter(_):
    tile("a", upright((.22, -.34, 1.24), 10, 0, -6), .19, ink="#B4246F")


def compose():
    pose = Pose(left=Reach((.245, -.315, 1.13), own=True, fingers=(-.35, -.15, 1), palm=(-.9, -.2, 0), shape="hold"), tilt=-6)
    portrait("hana", "summer", "dawn", pose, "smile", -8, 8, letter)
