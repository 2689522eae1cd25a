"""A sample advocate with short black hair, glasses, a beard and a spruce cardigan holds a kitchen timer."""
import math

from kit.materials import clay
from kit.portrait import portrait
from kit.poses import Pose, Reach
from kit.shapes import blob, drum


def timer(_):
    drum((-.13, -.34, 1.17), .075, .06, clay("#D9483B", .45), .02, (0, 1, 0))
    drum((-.13, -.372, 1.17), .058, .012, clay("#FBF7EE", .5), .004, (0, 1, 0))
    for k in range(12):
        a = math.pi / 6 * k
        blob((-.13 + .046 * math.cos(a), -.38, 1.17 + .046 * math.sin(a)), .005, clay("#2B2F3A", .5), sides=10, uneven=0)
    drum((-.13, -.34, 1.26), .018, .03, clay("#2B2F3A", .5), .006)


def compose():
    pose = Pose(right=Reach((-.15, -.30, 1.09), own=True, fingers=(.5, -.8, .2), palm=(.2, -.1, 1), shape="cup"), tilt=4)
    portrait("isaac", "winter", "day", pose, "grin", 5, 12, timer)
