"""A child walks a balance beam next to a therapist."""
from kit.camera import camera
from kit.cast import children, team
from kit.equipment import ball, beam
from kit.figure.person import person
from kit.poses import Pose, Reach
from kit.sets import indoors


def compose():
    indoors("#BFDDE0", "#D9A873", (-1.1, 1.36))
    beam((-1.25, -.10, 0), (1.25, -.10, 0), .16, .17)
    hold = (-.02, .02, .82)
    person(children()["ada"], (-.30, -.10, .16), -62, Pose(lean=2, sway=-4, tilt=4, look=(-1.2, -1.4, .9), left=Reach(hold, fingers=(.4, .3, .7), palm=(.3, 1, .2), shape="hold"), right=Reach((-.43, -.06, .74), own=True, fingers=(-1, -.1, .3), palm=(0, 0, -1), shape="open"),
           left_foot=Reach((.02, .13, 0), own=True, fingers=(0, -1, 0), pitch=-22), right_foot=Reach((-.02, -.16, 0), own=True, fingers=(0, -1, 0))), "grin")
    person(team()["anika"], (.42, .36, 0), -38, Pose(lean=7, tilt=-4, look=(-.5, -.9, .8), right=Reach(hold, fingers=(-.6, -.5, -.4), palm=(-.3, -1, 0), shape="hold"), left=Reach((.14, -.30, .90), own=True, fingers=(-.2, -1, .3), palm=(-.4, 0, .9), shape="cup")), "kind")
    ball((1.40, .85, 0), .34, "#F6B53C")
    ball((-1.55, .95, 0), .22, "#EE6C4D")
    camera((0, -4.7, 1.15), (0, 0, .80), 58, .03, (0, 0, .8))
