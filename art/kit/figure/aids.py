"""Things worn on the body: an ankle-foot brace in a cheerful color, and a stethoscope."""
from mathutils import Vector

from kit.loft import roll
from kit.materials import clay, gloss
from kit.shapes import drum


def brace(body, name, color):
    """Return a shell behind the calf with two straps, over the lower part of one leg."""
    leg, shell, strap = body.legs[name], clay(color, .4), clay("#FBF7EE", .6)
    things = [leg.mesh(shell, .66, .97, .010, cap=(.1, .1))]
    return things + [leg.band(strap, at, .045, .017) for at in (.71, .90)]


def stethoscope(skeleton):
    """Hang a stethoscope around the neck of a finished person, whose skeleton it takes."""
    spots = ((-.07, -.17, -.24), (-.10, -.14, -.10), (-.09, -.02, 0), (0, .07, .03), (.09, -.02, 0), (.10, -.14, -.10), (.06, -.18, -.28))
    path = [skeleton.frame @ (skeleton.neck + skeleton.chest @ Vector(spot)) for spot in spots]
    roll(path, .011, clay("#2E3440", .6), sides=12)
    drum(path[-1], .035, .02, gloss("#C9CED3", .3), .006, (0, 1, 0))
