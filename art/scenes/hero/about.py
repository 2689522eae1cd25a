"""The clinic as a cabin with lit windows under an aurora, and a family arriving at its open door."""
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
    hold = (-1.17, -.02, .60)
    mother, child, father = grown_ups()["mother"], children()["nila"], grown_ups()["father"]
    person(for_winter(mother, "#D43D8B", "#F6B53C"), (-1.42, .10, -.06), 112, Pose(left=Reach(hold, fingers=(.3, -.1, -1), palm=(0, 1, 0), shape="hold"), look=(.4, -.9, 1.1), left_foot=Reach((.09, -.18, 0), own=True, pitch=12), right_foot=Reach((-.10, .16, 0), own=True, pitch=-24), lean=4), "smile")
    person(for_winter(child, "#2F8F96", "#EE6C4D"), (-.93, -.10, -.06), 100, Pose(right=Reach(hold, fingers=(-.6, .1, .7), palm=(0, -1, 0), shape="hold"), left=Reach((-.36, -.32, .86), fingers=(.6, -.2, .8), palm=(-.2, -1, 0), shape="open"), look=(.3, -1.2, .9), left_foot=Reach((.07, .12, 0), own=True, pitch=-24), right_foot=Reach((-.07, -.17, 0), own=True, pitch=12)), "joy")
    person(for_winter(father, "#3E8A5B", "#2F6DA3"), (-2.05, .35, -.06), 108, Pose(look=(-.6, -.8, .8), left_foot=Reach((.09, .16, 0), own=True, pitch=-22), right_foot=Reach((-.10, -.18, 0), own=True, pitch=12), lean=4), "kind")
    area((-3.2, -3.6, 3.6), (-1.2, 0, .8), 60, 2.4, "#B8D8F0")
    camera((0, -7.0, 1.35), (.15, 0, 1.62), 40, .03, (-.8, 0, .9))
