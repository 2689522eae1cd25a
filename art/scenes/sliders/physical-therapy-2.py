"""A child rolls over a big yellow ball with both arms stretched."""
from kit.camera import camera
from kit.cast import children
from kit.equipment import ball, stone
from kit.figure.person import person
from kit.poses import Pose, Reach
from kit.sets import indoors


def compose():
    indoors("#D3CBEA", "#D9A873", (1.1, 1.36))
    ball((0, 0, 0), .40, "#F6B53C")
    child = children()["inga"]
    person(child, (.10, .0, -.02), -68, Pose(pelvis=(0, .16, .80), lean=78, nod=-40, look=(-2.0, -1.6, .85), tilt=0, left=Reach((-.60, -.22, .74), fingers=(-1, -.2, .1), palm=(0, 0, -1), shape="open"), right=Reach((-.62, .10, .80), fingers=(-1, .1, .15), palm=(0, 0, -1), shape="open"),
           left_foot=Reach((.10, .52, .66), own=True, fingers=(0, .35, -1), palm=(0, 1, .3), bend=(0, -.2, -1)), right_foot=Reach((-.08, .53, .72), own=True, fingers=(0, .35, -1), palm=(0, 1, .3), bend=(0, -.2, -1))), "joy")
    for k, colour in enumerate(("#EE6C4D", "#2F8F96", "#D43D8B")):
        stone((-1.25 + .02 * k, .55 - .45 * k, 0), .16, colour)
    camera((0, -4.2, 1.05), (-.02, 0, .64), 60, .03, (0, 0, .7))
