"""A child in a sit-ski races down a soft slope with a guide behind."""
from kit.camera import camera
from kit.cast import children, for_winter, team
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, gloss
from kit.poses import Pose, Reach
from kit.sets import winter
from kit.shapes import blob


def ski(a, b, color):
    ax, ay, az = a
    bx, by, bz = b
    roll([a, ((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2), b, (bx + (bx - ax) * .10, by + (by - ay) * .10, bz + .07)], [(.012, .05)] * 4, clay(color, .4), side=(0, 0, 1))


def compose():
    winter("day", seed=27, flat=4.0, clear=3.0, azimuth=20, roll=.7)
    ski((-.60, -.14, .03), (.62, -.44, .03), "#F6B53C")
    roll([(-.05, -.24, .06), (-.02, -.25, .20)], .035, gloss("#AEB7C2", .3))
    blob((-.10, -.22, .27), (.30, .17, .11), clay("#D43D8B", .5), sides=40)
    blob((-.33, -.15, .42), (.09, .17, .22), clay("#D43D8B", .5))
    child = for_winter(children()["sami"], "#F6B53C", "#2F6DA3", "#D9483B")
    person(child, (-.16, -.20, 0), 72, Pose(pelvis=(0, 0, .37), lean=12, look=(1.6, -1.9, .7), tilt=4, left=Reach((.34, -.24, .50), own=True, fingers=(.1, -1, .1), palm=(-1, 0, 0), shape="grip"), right=Reach((-.34, -.22, .52), own=True, fingers=(-.1, -1, .1), palm=(1, 0, 0), shape="grip"),
           left_foot=Reach((.06, -.36, .27), own=True, fingers=(0, -1, .4), bend=(.1, -.3, 1)), right_foot=Reach((-.06, -.36, .27), own=True, fingers=(0, -1, .4), bend=(-.1, -.3, 1))), "laughing")
    for y, s in ((-.62, -1), (.10, 1)):
        roll([(.06, y + .02 * s, .50), (.12, y + .06 * s, .05)], .013, gloss("#5B6B7B", .3))
        ski((-.02, y + .04 * s, .02), (.32, y - .04, .02), "#2F8F96")
    guide = for_winter(team()["dmitri"], "#2F8F96", "#F6B53C", "#2B3B55")
    person(guide, (-.98, .30, .03), 64, Pose(pelvis=(0, .08, .62), lean=18, look=(.6, -1.6, .8), left=Reach((.30, -.34, .90), own=True, fingers=(0, -1, 0), palm=(-1, 0, 0), shape="grip"), right=Reach((-.30, -.30, .88), own=True, fingers=(0, -1, 0), palm=(1, 0, 0), shape="grip"),
           left_foot=Reach((.12, 0, 0), own=True, fingers=(0, -1, 0)), right_foot=Reach((-.12, 0, 0), own=True, fingers=(0, -1, 0))), "grin")
    for y in (.18, .42):
        ski((-1.50, y + .26, .02), (-.36, y - .12, .02), "#D9483B")
    for k in range(9):
        blob((-.85 - .13 * k, -.25 + .09 * (k % 3), .07 + .04 * (k % 2)), .05 + .012 * (k % 3), clay("#F7FAFC", .8), sides=18, uneven=.2)
    camera((.1, -4.9, 1.1), (-.18, 0, .74), 58, .03, (0, 0, .6))
