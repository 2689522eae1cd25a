"""A child on a platform swing and a child in a wheelchair laugh between therapy balls and a talking picture board in a summer meadow."""
from kit.camera import camera
from kit.cast import children
from kit.equipment import ball, heart, rope, stone, swing_frame
from kit.figure.person import person
from kit.materials import clay, wood
from kit.mobility import wheelchair
from kit.poses import Pose, Reach, sit
from kit.sets import summer
from kit.shapes import blob, drum, slab


def board(at):
    """A picture board for talking: a wooden stand with nine pictures."""
    x, y, z = at
    slab((x, y, z + .62), (.82, .05, .86), wood("#C98F57", "Z"), .025, -14, (-6, 0))
    for side in (-1, 1):
        slab((x + side * .34, y - .05 * side, z + .12), (.06, .30, .24), wood("#A8754C", "Z"), .02, -14)
    for row in range(3):
        for column in range(3):
            px, pz = x + (column - 1) * .245, z + .87 - row * .265
            py = y - .055 + .10 * (pz - .62) - .24 * (column - 1) * .25 * -1 * .25 - (column - 1) * .06
            slab((px, py, pz), (.21, .025, .22), clay(("#FBF7EE", "#FFE2A8", "#CFE6EA")[(row + column) % 3], .6), .012, -14, (-6, 0))
            _sign((px, py - .03, pz), row * 3 + column)


def _sign(at, kind):
    x, y, z = at
    if kind == 0:
        drum(at, .062, .03, clay("#F6B53C", .5), .01, (0.2, 1, 0))
    elif kind == 1:
        heart(at, .062, "#D43D6F", -14, .35)
    elif kind == 2:
        slab((x, y, z - .02), (.09, .03, .08), clay("#D9483B", .6), .01, -14)
        slab((x, y, z + .035), (.075, .03, .075), clay("#7A4A2A", .6), .01, -14, (0, 45))
    elif kind == 3:
        blob(at, (.05, .02, .055), clay("#D9483B", .45))
    elif kind == 4:
        for dx in (-.035, .035):
            blob((x + dx, y, z + .02), (.018, .012, .022), clay("#14505A", .4), sides=14)
        drum((x, y, z - .035), .035, .02, clay("#EE6C4D", .5), .006, (0.2, 1, 0))
    elif kind == 5:
        slab(at, (.10, .03, .07), clay("#2F8F96", .6), .012, -14)
    elif kind == 6:
        blob((x, y, z - .01), (.06, .025, .04), clay("#3C7FB5", .5))
        blob((x + .06, y, z - .01), (.025, .015, .035), clay("#3C7FB5", .5), sides=16)
    elif kind == 7:
        slab((x, y, z), (.05, .03, .11), clay("#7C6BC0", .6), .012, -14)
    else:
        for dx, dz in ((-.04, 0), (0, .035), (.04, 0), (0, -.035)):
            blob((x + dx, y, z + dz), .022, clay("#D43D8B", .5), sides=14)
        blob((x, y - .012, z), .018, clay("#F6B53C", .5), sides=14)


def compose():
    summer("day", seed=15, flowers=46, middle=-4, near=1.0, azimuth=-35)
    ball((-1.62, .05, 0), .44, "#EE6C4D")
    ball((-1.02, -.62, 0), .20, "#F6B53C")
    swing_frame((-.30, .55, 0), 1.7, 1.95, .7)
    slab((-.30, .50, .40), (.85, .62, .07), wood("#D9A05B", "X"), .03)
    slab((-.30, .50, .455), (.80, .58, .06), clay("#2F8F96", .8), .028)
    for x in (-.70, .10):
        for y in (.24, .76):
            rope((x, y, .42), (x * .92 - .024, .55, 1.93), .015)
    kids = children()
    swinger, talker = kids["emil"], kids["ada"]
    hold = lambda x, s: Reach((x, .26, .90), fingers=(-s * .3, -.2, 1), palm=(s, 0, 0), shape="grip")
    person(swinger, (-.30, .42, 0), 6, sit(.485, swinger.measures, look=(.1, -1.6, .95), tilt=5, left=hold(.09, 1), right=hold(-.69, -1)), "laughing")
    wheelchair((.80, -.30, 0), 20, "#F6B53C")
    person(talker, (.80, -.30, 0), 20, sit(.27, talker.measures, look=(1.3, -1.6, .95), floor=.095, reach=.02, tilt=-5, lean=2,
           left=Reach((1.13, -.30, .74), fingers=(.9, .1, .3), palm=(.2, -.2, -1), shape="point"), right=Reach((-.235, -.04, .42), own=True, fingers=(0, -1, -.2), palm=(1, 0, -.3), shape="grip")), "joy")
    board((1.68, .10, 0))
    for x, y, color in ((.02, -.62, "#7C6BC0"), (-.48, -.50, "#2F8F96")):
        stone((x, y, 0), .17, color)
    camera((.05, -5.2, 1.4), (.08, 0, .90), 44, .03, (0, 0, .8))
