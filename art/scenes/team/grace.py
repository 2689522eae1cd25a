"""A sample counselor with a full afro, gold earrings and coral scrubs lays a hand on the heart."""
from kit.portrait import portrait
from kit.poses import Pose, Reach


def compose():
    pose = Pose(right=Reach((.02, -.135, 1.10), own=True, fingers=(1, -.1, .35), palm=(.1, 1, 0), shape="flat"), tilt=5)
    portrait("grace", "autumn", "dawn", pose, "joy", -5, 3)
