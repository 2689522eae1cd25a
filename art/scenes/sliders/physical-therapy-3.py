"""A child hops from stone to stone while a therapist cheers."""
from kit.camera import camera
from kit.cast import children, team
from kit.equipment import stone
from kit.figure.person import person
from kit.poses import Pose, Reach
from kit.sets import winter
from kit.cast import for_winter


def compose():
    winter("day", seed=19, flat=3.2, clear=2.6, azimuth=30)
    for k, (x, y, color) in enumerate(((-1.35, -.10, "#D43D8B"), (-.85, -.35, "#2F8F96"), (-.32, -.12, "#F6B53C"), (.24, -.32, "#EE6C4D"))):
        stone((x, y, 0), .20, color)
    person(for_winter(children()["otto"], "#2F6DA3", "#F6B53C", "#EE6C4D"), (-.42, -.22, .12), 48, Pose(pelvis=(0, 0, .56), lean=6, look=(.6, -1.2, .9), tilt=-5, left=Reach((.38, -.20, .92), own=True, fingers=(.8, -.2, .8), palm=(0, -1, 0), shape="open"), right=Reach((-.40, -.06, .94), own=True, fingers=(-.8, 0, .8), palm=(0, -1, 0), shape="open"),
           left_foot=Reach((.08, -.20, .22), own=True, fingers=(0, -1, .2), bend=(.1, -1, .6)), right_foot=Reach((-.08, .15, .17), own=True, pitch=-36, bend=(0, -1, .1))), "laughing")
    person(for_winter(team()["clara"], "#D43D8B", "#5AA9C7"), (.98, .20, 0), -26, Pose(look=(-.3, -1.0, .8), tilt=-4, left=Reach((.38, -.14, 1.36), own=True, fingers=(.2, 0, 1), palm=(0, -1, 0), shape="open", bend=(1, 0, -1)), right=Reach((-.38, -.16, 1.58), own=True, fingers=(-.2, 0, 1), palm=(0, -1, 0), shape="open", bend=(-1, 0, -1))), "cheer")
    camera((0, -5.0, 1.15), (0, 0, .86), 58, .03, (0, 0, .8))
