"""A child dances with one arm up and one knee high beside two music notes."""
from kit.cast import children
from kit.figure.person import person
from kit.games import stage
from kit.loft import roll
from kit.materials import clay
from kit.poses import Pose, Reach
from kit.shapes import blob


def note(x, z, color):
    blob((x, .1, z), (.065, .04, .05), clay(color, .5), uneven=0)
    roll([(x + .055, .1, z + .01), (x + .055, .1, z + .24), (x + .13, .1, z + .18)], .014, clay(color, .5), sides=12)


def compose():
    stage("#F3CFDC", "#E9BBCC", .60, 80)
    note(-.58, .72, "#7C6BC0")
    note(.52, .86, "#2F8F96")
    person(children()["mae"], (0, 0, 0), -6, Pose(look=(.1, -3, 1.0), tilt=8, sway=6, left=Reach((.27, -.06, 1.04), own=True, fingers=(.3, 0, 1), palm=(0, -1, 0), shape="open", bend=(1, 0, -1)), right=Reach((-.38, -.14, .62), own=True, fingers=(-1, -.2, .3), palm=(0, -1, -.3), shape="open"),
           left_foot=Reach((.12, -.16, .17), own=True, fingers=(.3, -1, -.2), bend=(.4, -1, .5)), right_foot=Reach((-.07, 0, 0), own=True, fingers=(-.3, -1, 0))), "laughing")
