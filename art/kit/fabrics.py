"""Printed and knitted cloth: patterns drawn in a loft's own coordinates, so that they follow the body."""
from kit.materials import Nodes, dress, rgba

_made = {}


def _cells(nodes, across, along, offset=True):
    """Return the place inside a repeating cell as two sockets from -0.5 to 0.5 (rows shifted like bricks)."""
    place = nodes.add("SeparateXYZ", {0: nodes.add("UVMap").outputs[0]})
    row = nodes.math("MULTIPLY", place.outputs[1], along)
    shift = nodes.math("MULTIPLY", nodes.math("MODULO", nodes.math("FLOOR", row), 2), 0.5 if offset else 0)
    column = nodes.math("ADD", nodes.math("MULTIPLY", place.outputs[0], across), shift)
    return (nodes.math("SUBTRACT", nodes.math("FRACT", column), 0.5),
            nodes.math("SUBTRACT", nodes.math("FRACT", row), 0.5))


def _radius(nodes, x, y):
    return nodes.math("SQRT", nodes.math("ADD", nodes.math("MULTIPLY", x, x), nodes.math("MULTIPLY", y, y)))


def _finish(nodes, key, tone, knit=False):
    ridges = 0.0
    if knit:
        x, y = _cells(nodes, 46, 40)
        ridges = nodes.math("MULTIPLY", nodes.math("COSINE", nodes.math("MULTIPLY", nodes.math("ADD", nodes.math("ABSOLUTE", x), y), 6.28)), 0.16)
    _made[key] = dress(nodes, tone, 0.75, 0.9, ridges)
    return _made[key]


def stripes(base, line, count=7, width=0.5):
    """Return cloth with rings around the limb; width is the share of the line color."""
    key = ("stripes", base, line, count, width)
    if key in _made:
        return _made[key]
    nodes = Nodes("stripes")
    _, y = _cells(nodes, 1, count, False)
    return _finish(nodes, key, nodes.mix(nodes.math("LESS_THAN", nodes.math("ABSOLUTE", y), width / 2), rgba(base), rgba(line)))


def dots(base, spot, across=12, along=9, size=0.24):
    """Return cloth with round spots."""
    key = ("dots", base, spot, across, along, size)
    if key in _made:
        return _made[key]
    nodes = Nodes("dots")
    x, y = _cells(nodes, across, along)
    return _finish(nodes, key, nodes.mix(nodes.math("LESS_THAN", _radius(nodes, x, y), size), rgba(base), rgba(spot)))


def flowers(base, petal, heart, across=10, along=7):
    """Return cloth strewn with five-petalled flowers."""
    key = ("flowers", base, petal, heart, across, along)
    if key in _made:
        return _made[key]
    nodes = Nodes("flowers")
    x, y = _cells(nodes, across, along)
    radius = _radius(nodes, x, y)
    angle = nodes.math("ARCTAN2", y, x)
    edge = nodes.math("MULTIPLY_ADD", nodes.math("COSINE", nodes.math("MULTIPLY", angle, 5)), 0.1, 0.24)
    tone = nodes.mix(nodes.math("LESS_THAN", radius, edge), rgba(base), rgba(petal))
    return _finish(nodes, key, nodes.mix(nodes.math("LESS_THAN", radius, 0.09), tone, rgba(heart)))


def knit(base, band=None, rows=3):
    """Return a knitted wool; band adds a zigzag in a second color, repeated rows times."""
    key = ("knit", base, band, rows)
    if key in _made:
        return _made[key]
    nodes = Nodes("knit")
    tone = rgba(base)
    if band:
        x, y = _cells(nodes, 14, rows, False)
        zigzag = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.math("MULTIPLY", nodes.math("ABSOLUTE", x), 0.5), nodes.math("ADD", y, 0.12)))
        tone = nodes.mix(nodes.math("LESS_THAN", zigzag, 0.075), tone, rgba(band))
    return _finish(nodes, key, tone, knit=True)
