"""A child with an ankle brace crosses a balance beam while a therapist walks close beside."""
from kit.camera import camera
from kit.cast import changed, children, team
from kit.equipment import ball, beam
from kit.figure.person import person
from kit.poses import Pose, Reach
from kit.sets import summer


def compose():
    summer("day", seed=21, flowers=40, middle=3.5, azimuth=25, near=1.0, clear=2.8)
    beam((-1.15, -.20, 0), (1.35, -.20, 0), .20, .17)
    child = changed(children()["tom"], brace="left #7C6BC0")
    walk = Pose(pelvis=(0, 0, .405), lean=3, sway=4, tilt=-4, look=(1.4, -1.3, .95),
                left=Reach((.44, -.04, .78), own=True, fingers=(1, -.1, .35), palm=(0, 0, -1), shape="open"), right=Reach((-.43, -.02, .72), own=True, fingers=(-1, .05, .1), palm=(0, 0, -1), shape="open"),
                left_foot=Reach((.02, -.17, 0), own=True, fingers=(.05, -1, 0)), right_foot=Reach((-.02, .13, 0), own=True, fingers=(-.05, -1, 0), pitch=-22))
    person(child, (.10, -.20, .20), 66, walk, "effort")
    dmitri = team()["dmitri"]
    guide = Pose(lean=10, tilt=4, look=(.25, -1.0, .75), left=Reach((-.02, .28, .92), fingers=(.7, -.7, .1), palm=(0, -.2, -1), shape="open"), right=Reach((-.52, .18, .80), fingers=(.8, -.5, .2), palm=(.3, -.3, -1), shape="open"),
                 left_foot=Reach((.12, -.18, 0), own=True), right_foot=Reach((-.10, .16, 0), own=True, pitch=-18))
    person(dmitri, (-.38, .50, 0), 34, guide, "kind")
    ball((1.75, .9, 0), .34, "#EE6C4D")
    camera((0, -4.9, 1.05), (.05, 0, .80), 48, .03, (0, 0, .8))
