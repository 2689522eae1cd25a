"""Aids worn on the body: an ankle-foot brace in a cheerful color."""
from kit.materials import clay


def brace(body, name, color):
    """Return a shell behind the calf with two straps, over the lower part of one leg."""
    leg, shell, strap = body.legs[name], clay(color, .4), clay("#FBF7EE", .6)
    things = [leg.mesh(shell, .66, .97, .010, cap=(.1, .1))]
    return things + [leg.band(strap, at, .045, .017) for at in (.71, .90)]
