"""A sample occupational therapist with brown hair in a high bun, in blue scrubs, holds a bowl of berries."""
import math

from kit.materials import clay
from kit.portrait import portrait
from kit.poses import Pose, Reach
from kit.shapes import blob, lathe


def bowl(_):
    profile = [(.001, 0), (.05, 0), (.09, .03), (.105, .075), (.095, .08), (.08, .04), (.001, .03)]
    lathe((0, -.30, 1.03), profile, clay("#FBF7EE", .4))
    for k in range(16):
        a, r = k * 2.4, .018 * k ** .5
        blob((r * 1.05 * math.cos(a), -.30 + r * math.sin(a), 1.10 + .012 * (k % 3)), .022, clay(("#3B4A9A", "#C2314F", "#3B4A9A")[k % 3], .4), sides=14)


def compose():
    pose = Pose(left=Reach((.085, -.27, 1.04), own=True, fingers=(-.8, -.6, 0), palm=(-.5, -.2, .9), shape="cup"),
                right=Reach((-.085, -.27, 1.04), own=True, fingers=(.8, -.6, 0), palm=(.5, -.2, .9), shape="cup"), tilt=4)
    portrait("elena", "summer", "day", pose, "grin", 0, 4, bowl)
