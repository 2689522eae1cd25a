"""A teacher, a parent, a grandmother and a nurse hold hands in a half circle, and a child leaps in their middle."""
from kit.camera import camera
from kit.cast import changed, children, grown_ups, team
from kit.fabrics import knit
from kit.figure.aids import stethoscope
from kit.figure.person import person
from kit.light import area
from kit.materials import clay
from kit.plants import birch
from kit.poses import Pose, Reach
from kit.sets import autumn
from kit.shapes import slab


def book(at, turn):
    """A closed book that somebody holds against the chest."""
    slab(at, (.25, .065, .33), clay("#F6B53C", .6), .01, turn)
    slab(at, (.24, .045, .345), clay("#FBF4E2", .8), .006, turn)


def held(at, side):
    """A hand that holds a neighbor's."""
    s = 1 if side == "left" else -1
    return {side: Reach(at, fingers=(s * .5, -.1, -.8), palm=(0, s, 0), shape="hold")}


def compose():
    autumn("dusk", seed=31, trees=12, clear=3.4, azimuth=-40)
    people, child = grown_ups(), children()["tuva"]
    teacher = changed(team()["isaac"], {"color": knit("#3E8A5B"), "top": "sweater"}, glasses="")
    nurse = changed(people["girl"], {"top": "scrubs", "color": "#5AA9C7", "trim": "#FBF7EE", "legs_color": "#5AA9C7"}, age="adult", hair="high_bun")
    holds = [(-.98, .24, .84), (0, .46, .84), (.98, .24, .80)]
    wave = Reach((.40, -.12, 1.30), own=True, fingers=(.3, 0, 1), palm=(0, -1, 0), shape="open", bend=(1, .1, -1))
    person(teacher, (-1.42, -.02, 0), 34, Pose(look=(-.2, -1.4, .8), tilt=4, right=Reach((-.05, -.27, .94), own=True, fingers=(.9, -.2, .2), palm=(.2, 1, 0), shape="flat"), **held(holds[0], "left")), "joy")
    person(people["mum"], (-.48, .46, 0), 10, Pose(look=(0, -1.4, .8), tilt=5, **held(holds[0], "right"), **held(holds[1], "left")), "laughing")
    person(people["grandmother"], (.48, .46, 0), -10, Pose(look=(0, -1.4, .8), tilt=-5, **held(holds[1], "right"), **held(holds[2], "left")), "kind")
    stethoscope(person(nurse, (1.42, -.02, 0), -34, Pose(look=(.2, -1.4, .8), tilt=-4, left=wave, **held(holds[2], "right")), "grin"))
    leap = Pose(pelvis=(0, 0, .50), lean=4, tilt=6, look=(.2, -3, 1.0), left=Reach((.28, -.08, .96), own=True, fingers=(.4, 0, 1), palm=(0, -1, 0), shape="open"), right=Reach((-.28, -.08, .98), own=True, fingers=(-.4, 0, 1), palm=(0, -1, 0), shape="open"),
                left_foot=Reach((.10, -.10, .16), own=True, pitch=-10, bend=(.3, -1, .2)), right_foot=Reach((-.10, .14, .20), own=True, pitch=-50, bend=(-.2, -1, .1)))
    person(child, (0, -.52, .08), -6, leap, "laughing")
    book((-1.39, -.22, 1.0), 34)
    birch((2.5, 2.6, 0), 3.6, 5, "#E08A3A")
    area((-1.5, -5, 3), (0, 0, .8), 90, 2.5, "#FFE0BC")
    camera((0, -5.4, 1.35), (0, 0, .92), 50, .02, (0, 0, .9))
