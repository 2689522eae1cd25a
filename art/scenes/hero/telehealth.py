"""A child at a kitchen table waves to a therapist on a tablet while the aurora glows outside."""
from kit.aurora import aurora, stars
from kit.camera import camera
from kit.cast import children, team
from kit.equipment import table, upright
from kit.figure.person import person
from kit.land import range_of_mountains
from kit.light import area, lamp
from kit.loft import roll
from kit.materials import clay, wood
from kit.poses import Pose, Reach
from kit.screens import call
from kit.sky import night
from kit.shapes import blob, slab


def wall_with_opening(color):
    """A wall with a wide window that looks out into the night."""
    m = clay(color, .9, .8)
    for at, size in (((.1, 1.505, .45), (2.3, .14, .98)), ((.1, 1.505, 2.95), (2.3, .14, 1.3)), ((-3.2, 1.5, 1.8), (4.4, .14, 3.7)), ((3.4, 1.5, 1.8), (4.4, .14, 3.7))):
        slab(at, size, m, .02)
    frame = clay("#F6EFE0", .6)
    for at, size in (((.1, 1.44, .94), (2.36, .2, .09)), ((.1, 1.44, 2.31), (2.36, .12, .08)), ((-1.02, 1.44, 1.62), (.08, .12, 1.4)), ((1.22, 1.44, 1.62), (.08, .12, 1.4)), ((.1, 1.44, 1.62), (.05, .10, 1.4))):
        slab(at, size, frame, .02)


def compose():
    night(.6)
    range_of_mountains(30, 60, 7, 5, ("#34567A", "#274465"), "#BCD3E6", .42, 7)
    aurora(seed=4, base=6.0, height=10)
    stars(seed=5)
    wall_with_opening("#E8B98C")
    slab((0, -.6, -.05), (9, 4.4, .1), wood("#B97F4F", "X"), .01)
    table((0, -.40, 0), 2.0, .72, .50)
    wave = Pose(right=Reach((-.37, -.22, 1.52), own=True, fingers=(-.2, 0, 1), palm=(0, -1, 0), shape="open", bend=(-1, 0, -1)), tilt=4)
    call(team()["elena"], upright((.36, -.46, .75), -26, -8), .58, .44, "#CDEBE4", wave, "joy", .0)
    slab((.38, -.38, .52), (.26, .16, .03), wood("#B77B47", "X"), .012, -26)
    child = children()["emil"]
    person(child, (-.30, .04, 0), 26, Pose(look=(.25, -1.2, .85), lean=3, tilt=-5, right=Reach((-.56, -.20, 1.0), fingers=(-.2, 0, 1), palm=(.6, -.8, 0), shape="open", bend=(-1, .2, -1)), left=Reach((-.05, -.24, .54), fingers=(.4, -1, 0), palm=(0, 0, -1), shape="flat")), "joy")
    blob((-.62, -.56, .565), (.065, .065, .065), clay("#2F8F96", .5))
    roll([(-.56, -.56, .59), (-.51, -.56, .58), (-.51, -.56, .54), (-.56, -.56, .53)], .012, clay("#2F8F96", .5), sides=10)
    blob((.92, -.40, .53), (.17, .12, .03), clay("#FBF7EE", .5))
    for k in range(4):
        blob((.84 + .055 * k, -.40 + .03 * (k % 2), .57), .042, clay(("#D9483B", "#F6B53C")[k % 2], .5), sides=20)
    lamp((.2, -.3, 2.3), 95, "#FFC583", .25)
    area((-2.2, -3.2, 2.4), (0, 0, .8), 125, 1.6, "#FFE0B8")
    area((2.6, -2.4, 1.6), (0, 0, .8), 30, 2.0, "#BFD8FF")
    camera((0, -4.4, 1.18), (.08, 0, 1.02), 56, .02, (0, -.2, .8))
