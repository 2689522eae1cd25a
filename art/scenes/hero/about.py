"""A family, two of them in kuspuks, arrives at a cabin with lit windows and an open door under an aurora."""
from kit.aurora import aurora, stars
from kit.buildings import cabin, smoke
from kit.camera import camera
from kit.cast import children, for_winter, grown_ups
from kit.figure.person import person
from kit.light import area, lamp
from kit.poses import Pose, Reach
from kit.sets import winter


def compose():
    ground = winter("night", flat=3.6, seed=3, trees=14, clear=3.2, path=[(-2.6, -3), (-1.2, -1.2), (0, .6), (.9, 2.0)])
    aurora(seed=2)
    stars()
    cabin((1.1, 3.4, -.03), -8, width=3.0, open_door=72)
    smoke((2.0, 3.8, 3.75), .24, 5)
    lamp((.92, 1.75, .9), 55, "#FFB65C", .25)
    lamp((-.1, 1.7, 1.1), 16, "#FFB65C", .2)
    lamp((2.0, 1.5, 1.1), 16, "#FFB65C", .2)
    hold = (-1.10, -1.34, .61)
    mother, child, father = grown_ups()["mother"], children()["nila"], grown_ups()["father"]
    ahead, behind = (lambda s: Reach((s * .085, -.20, 0), own=True, pitch=14)), (lambda s: Reach((s * .085, .17, 0), own=True, pitch=-26))
    person(for_winter(mother, None), (-1.40, -1.20, -.06), 68, Pose(left=Reach(hold, fingers=(.3, -.1, -1), palm=(0, 1, 0), shape="hold"), look=(.2, -3.2, 1.0), tilt=-4, left_foot=ahead(1), right_foot=behind(-1), lean=4), "smile")
    person(for_winter(child, None, None, "#EE6C4D"), (-.86, -1.42, -.06), 62, Pose(right=Reach(hold, fingers=(-.6, .1, .7), palm=(0, -1, 0), shape="hold"), left=Reach((-.62, -1.55, .88), fingers=(.5, -.2, .9), palm=(-.2, -1, 0), shape="open"), look=(.6, -3.4, 1.0), tilt=-6, left_foot=behind(1), right_foot=ahead(-1)), "laughing")
    person(for_winter(father, "#3E8A5B", "#2F6DA3"), (-1.98, -.86, -.06), 66, Pose(look=(-.5, -3.2, .9), left_foot=behind(1), right_foot=ahead(-1), lean=4, tilt=3), "kind")
    area((-2.4, -5.6, 3.0), (-1.3, -1.2, .8), 120, 2.0, "#E4E6EE")
    area((1.0, -.6, 1.6), (-1.2, -1.2, .9), 26, 1.2, "#FFC98A")
    camera((0, -7.0, 1.35), (.1, 0, 1.36), 40, .03, (-1.1, -1.2, .9))
