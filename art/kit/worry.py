"""The workbook's worry: a small gray cloud with eyes, which shrinks from page to page."""
from kit.land import cloud
from kit.loft import roll
from kit.materials import clay, gloss
from kit.shapes import blob


def worry(at, size, face=True, rain=0):
    """Return nothing; put a cloud of a size (meters) at its center, with eyes toward -Y and drops below."""
    x, y, z = at
    cloud(at, size, clay("#8B97A8", .9))
    if face:
        front = y - size * .62
        for side in (-1, 1):
            blob((x + side * size * .26, front, z + size * .10), (size * .13, size * .06, size * .16), clay("#FBF7EE", .4), sides=24, uneven=0)
            blob((x + side * size * .24, front - size * .06, z + size * .07), (size * .06, size * .03, size * .08), gloss("#1B1211", .1), sides=16, uneven=0)
        roll([(x - size * .12, front - size * .02, z - size * .20), (x, front - size * .05, z - size * .15), (x + size * .12, front - size * .02, z - size * .20)], size * .028, clay("#4B5563", .6), sides=8)
    for k in range(rain):
        dx, low = size * .7 * (k - (rain - 1) / 2), size * (.9 + .2 * (k % 2))
        roll([(x + dx, y, z - low), (x + dx, y, z - low - .035), (x + dx, y, z - low - .055)], [.006, .017, .014], clay("#5E9CC4", .3), sides=12)
