"""A child compares the letter tiles b and d while a specialist marks the answers on a test sheet."""
from math import radians

from mathutils import Matrix, Vector

from kit.camera import camera
from kit.cast import children, team
from kit.equipment import pencil, table, text, tile, upright
from kit.figure.person import person
from kit.loft import roll
from kit.materials import clay, gloss
from kit.poses import Pose, Reach, sit
from kit.sets import studio_day, sweep
from kit.shapes import slab


def test_sheet(frame):
    """A clipboard that faces the viewer: three letters, two of them ticked, the last still open."""
    parts = [slab((0, 0, 0), (.34, .44, .02), clay("#A8754C", .6), .02), slab((0, -.015, .012), (.29, .37, .008), clay("#FFFBF0", .8), .004),
             slab((0, .20, .02), (.12, .05, .03), gloss("#C9CED3", .35), .012)]
    for part in parts:
        part.data.transform(frame)
    for row, letter in enumerate("bdp"):
        y = .10 - .115 * row
        text(letter, None, .13, clay("#14505A", .55), depth=.004, frame=frame @ Matrix.Translation((-.07, y, .018)))
        marks = ((.03, y), (.06, y - .035), (.115, y + .045)) if row < 2 else ((.035, y - .005), (.11, y - .005))
        roll([frame @ Vector((x, up, .022)) for x, up in marks], .011, clay("#3E9A6B" if row < 2 else "#C9CED3", .55), steps=1, sides=10)


def compose():
    sweep("#F6D58F", floor="#EBC67C")
    child, hana = children()["nila"], team()["hana"]
    table((.04, -.38, 0), 1.62, .70, .48)
    tile("b", upright((-.50, -.46, .63), 8, -6), .29, ink="#B4246F", thick=.045)
    tile("d", upright((-.14, -.46, .63), -6, -6), .29, ink="#14505A", thick=.045)
    for letter, x, y, turn, color in (("p", -.02, -.64, 14, "#CFE3E6"), ("q", -.60, -.66, -12, "#F7C7B4")):
        tile(letter, Matrix.Translation((x, y, .495)) @ Matrix.Rotation(radians(turn), 4, "Z"), .13, color)
    test_sheet(upright((.40, -.48, .72), -10, -14))
    person(child, (-.32, .06, .08), 6, Pose(look=(-.14, -1.3, .62), lean=7, tilt=9, left=Reach((-.10, -.36, .80), fingers=(.1, -.7, -.55), palm=(0, .3, -1), shape="point", bend=(1, .3, -.3)),
           right=Reach((-.52, -.36, .795), fingers=(-.1, -.8, -.3), palm=(0, .2, -1), shape="hold", bend=(-1, .3, -.3))), "calm", gaze=(.3, -.7))
    pencil((.50, -.50, .70), (.66, -.52, .92), .02, "#D43D8B")
    person(hana, (.42, .14, 0), -12, sit(.30, hana.measures, look=(-.20, -1.4, .85), lean=8, tilt=-5, right=Reach((.215, -.42, .66), fingers=(.3, -.5, .7), palm=(.9, -.1, 0), shape="hold", bend=(-.8, .3, -.6)),
           left=Reach((.60, -.47, .83), fingers=(-.7, -.4, -.1), palm=(-.2, .2, -1), shape="grip", bend=(1, .3, -.5))), "kind")
    studio_day(1.05, (0, -.2, .9))
    camera((-.02, -4.6, 1.35), (-.01, -.1, .86), 104, .02, (0, -.4, .8))
