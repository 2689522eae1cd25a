"""A child climbs the second of five numbered steps toward a flag, and a parent kneels close by."""
from kit.camera import camera
from kit.cast import children, grown_ups
from kit.equipment import text
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, wood
from kit.poses import Pose, Reach, kneel_one
from kit.sets import studio_day, sweep
from kit.shapes import slab


def compose():
    sweep("#DDD3EC", floor="#CBBEE0")
    colors = ("#2F8F96", "#F6B53C", "#EE6C4D", "#7C6BC0", "#D43D8B")
    for k, color in enumerate(colors):
        x, tall = -.62 + .44 * k, .10 + .13 * k
        slab((x, .10, tall / 2), (.43, .60, tall), clay(color, .6), .03)
        text(str(k + 1), (x, -.205, tall - .055), .11, clay("#FBF7EE", .5), depth=.01)
    roll([(1.16, .12, .60), (1.16, .12, 1.22)], .018, wood("#A8754C", "Z"))
    slab((1.33, .12, 1.12), (.32, .02, .20), clay("#D43D8B", .6), .009, 0, (0, 4))
    child, father = children()["leo"], grown_ups()["father"]
    person(child, (-.24, -.02, .23), 62, Pose(pelvis=(0, -.02, .40), lean=7, look=(.9, -1.6, .95), tilt=-4, left=Reach((.30, -.12, .72), own=True, fingers=(.6, -.5, .6), palm=(0, -.3, -1), shape="open"), right=Reach((-.28, .0, .62), own=True, fingers=(-.8, 0, .1), palm=(0, 0, -1), shape="open"),
           left_foot=Reach((.06, -.30, .13), own=True, fingers=(0, -1, 0), bend=(.1, -1, .8)), right_foot=Reach((-.06, .04, 0), own=True, fingers=(0, -1, 0))), "effort")
    person(father, (-1.12, .05, 0), 48, kneel_one(father.measures, look=(-.2, -.9, .95), lean=6, tilt=4, left=Reach((-.62, -.28, .62), fingers=(.9, -.1, .3), palm=(0, .2, 1), shape="open"), right=Reach((-.12, -.34, .58), own=True, fingers=(0, -1, 0), palm=(0, 0, -1), shape="flat")), "proud")
    studio_day(1.1, (0, 0, .8))
    camera((0, -4.6, 1.15), (.10, 0, .66), 49, .02, (0, 0, .7))
