"""The tops by name; each returns the pieces over the torso and arms."""
from mathutils import Vector

from kit.figure.clothes import FRONT, buttons, cloth, collar_ring, darker, flaps, hood_down, pocket, skirt, sleeves
from kit.loft import roll
from kit.materials import clay


def tee(body, c):
    m, trim = cloth(c.color), cloth(c.trim)
    return [body.torso.mesh(m, offset=.006), collar_ring(body, trim, .010)] + sleeves(body, m, trim, c.sleeves, .010)


def sweater(body, c):
    m, trim = cloth(c.color), cloth(c.trim)
    return [body.torso.mesh(m, offset=.012), collar_ring(body, trim, .015, .004), body.torso.band(trim, .05, .07, .016)] + sleeves(body, m, trim, "long", .012)


def turtleneck(body, c):
    things = sweater(body, c)
    neck = body.neck
    return things + [neck.mesh(cloth(c.trim), 0.05, .72, .012, cap=(.2, .4))]


def hoodie(body, c):
    m, trim = cloth(c.color), darker(c.color)
    things = [body.torso.mesh(m, offset=.012), body.torso.band(trim, .05, .07, .016)] + sleeves(body, m, trim, "long", .013)
    things += hood_down(body, m) + pocket(body, m, 44, (.16, .40))
    for side in (-1, 1):
        points = [body.torso.point(FRONT + side * a, v, .022) for a, v in ((18, .92), (17, .84), (19, .70))]
        things.append(roll(points, [.006, .006, .009], cloth(c.trim), sides=8))
    return things


def polo(body, c):
    m, trim = cloth(c.color), cloth(c.trim)
    things = [body.torso.mesh(m, offset=.006)] + sleeves(body, m, trim, c.sleeves, .010) + flaps(body, trim)
    return things + [body.torso.patch(m, (FRONT - 5, FRONT + 5), (.70, .93), .006, .007)] + buttons(body, (.88, .80, .73))


def shirt(body, c):
    m = cloth(c.color)
    things = [body.torso.mesh(m, offset=.008)] + sleeves(body, m, darker(c.color), "long", .011) + flaps(body, m)
    return things + [body.torso.patch(m, (FRONT - 5, FRONT + 5), (.05, .93), .007, .007, rows=30)] + buttons(body, (.86, .70, .54, .38, .22))


def scrubs(body, c):
    """A V-necked tunic with a chest pocket and a badge."""
    m, trim = cloth(c.color), cloth(c.trim)
    things = [body.torso.mesh(m, offset=.010)] + sleeves(body, m, darker(c.color), "short", .015)
    edge = [body.torso.point(FRONT + a, v, .014) for a, v in ((-70, .965), (-40, .94), (-16, .88), (0, .80), (16, .88), (40, .94), (70, .965))]
    skin_v = roll([body.torso.point(FRONT, v, .006) for v in (.97, .90, .825)], [(.046, .012), (.030, .010), (.004, .006)], body.skin, side=body.skeleton.chest @ Vector((1, 0, 0)), sides=14)
    things += [skin_v, roll(edge, .011, trim, sides=10)]
    things.append(body.torso.patch(m, (FRONT + 18, FRONT + 52), (.58, .72), .011, .008))
    things.append(body.torso.patch(clay("#FBF7EE", .5), (FRONT - 50, FRONT - 28), (.60, .72), .011, .007))
    things.append(body.torso.patch(clay("#B4246F", .5), (FRONT - 47, FRONT - 31), (.68, .71), .017, .005, rows=6))
    return things


def cardigan(body, c):
    m, under = cloth(c.color), cloth(c.under)
    things = [body.torso.mesh(under, offset=.004), collar_ring(body, under, .011)] + sleeves(body, m, darker(c.color), "long", .013)
    things.append(body.torso.patch(m, (FRONT + 17, FRONT + 343), (-.02, .975), .006, .017, rows=30, columns=60))
    for side in (-1, 1):
        front = [body.torso.point(FRONT + side * a, v, .022) for a, v in ((18, .01), (18, .3), (18, .55), (20, .75), (34, .91), (70, .97), (90, .98))]
        things.append(roll(front, .0125, darker(c.color), sides=10))
    return things + buttons(body, (.15, .33, .51), c.trim if isinstance(c.trim, str) else "#FBF7EE", FRONT + 18, .034)


def kuspuk(body, c):
    """A hooded summer overshirt with a wide front pocket and rickrack, as worn across much of Alaska."""
    m, trim = cloth(c.color), cloth(c.trim)
    things = [body.torso.mesh(m, offset=.010)] + sleeves(body, m, trim, "long", .014, cuff=False) + hood_down(body, m)
    hem, loft = skirt(body, m, .42, 1.26, trim)
    things += hem + pocket(body, cloth(c.under), 50, (.10, .46), trim) + [collar_ring(body, trim, .009, .004)]
    for arm in body.arms.values():
        things.append(arm.rickrack(trim, .88, .03, .0055, .019, 9))
    return things


def dress(body, c):
    m, trim = cloth(c.color), cloth(c.trim)
    hem, _ = skirt(body, m, .72, 1.55)
    return [body.torso.mesh(m, offset=.006), collar_ring(body, trim, .012)] + sleeves(body, m, trim, c.sleeves, .012) + hem


def parka(body, c):
    m, trim = cloth(c.color), cloth(c.trim)
    things = [body.torso.mesh(m, offset=.032)] + sleeves(body, m, darker(c.color), "long", .024)
    things += [body.torso.band(m, v, .17, .040) for v in (.12, .34, .56)]
    hem, _ = skirt(body, m, .30, 1.36)
    zipper = roll([body.torso.point(FRONT, v, .046) for v in (.0, .3, .6, .9)], .009, trim, sides=8)
    return things + hem + [zipper] + hood_down(body, m)


TOPS = {f.__name__: f for f in (tee, sweater, turtleneck, hoodie, polo, shirt, scrubs, cardigan, kuspuk, dress, parka)}
