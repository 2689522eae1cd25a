"""A friendly face on a tablet waves at a child who waves back."""
from kit.camera import camera
from kit.cast import children, team
from kit.equipment import table, upright
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, wood
from kit.poses import Pose, Reach
from kit.screens import call
from kit.sets import studio_day, sweep
from kit.shapes import blob, slab


def compose():
    sweep("#CFC6EA", floor="#BDB2E0")
    table((.05, -.40, 0), 1.5, .66, .50)
    wave = Pose(right=Reach((-.37, -.22, 1.52), own=True, fingers=(-.2, 0, 1), palm=(0, -1, 0), shape="open", bend=(-1, 0, -1)), tilt=4)
    call(team()["kai"], upright((.30, -.44, .76), -24, -8), .60, .46, "#CDEBE4", wave, "joy", .00)
    slab((.32, -.36, .52), (.26, .16, .03), wood("#B77B47", "X"), .012, -24)
    child = children()["inga"]
    pose = Pose(look=(.30, -1.0, .85), lean=3, tilt=-5,
               right=Reach((-.52, -.22, .98), fingers=(-.25, 0, 1), palm=(.6, -.8, 0), shape="open", bend=(-1, .2, -1)),
               left=Reach((-.04, -.22, .54), fingers=(.4, -1, 0), palm=(0, 0, -1), shape="flat", bend=(1, .3, -.2)))
    person(child, (-.28, .03, 0), 30, pose, "joy")
    blob((-.50, -.52, .55), (.05, .05, .055), clay("#F6B53C", .5))
    roll([(-.455, -.52, .57), (-.42, -.52, .56), (-.42, -.52, .53), (-.455, -.52, .52)], .010, clay("#F6B53C", .5), sides=10)
    studio_day(1.05, (0, -.2, .8))
    camera((-.1, -4.2, 1.12), (.02, -.1, .80), 108, .03, (0, -.3, .85))
