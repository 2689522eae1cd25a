"""Clay in every color: one shader with thumb dents, a fine grain and a little unevenness of tint."""
import bpy

_made = {}


def linear(color):
    """Return the linear RGB triple of a '#rrggbb' sRGB color."""
    channels = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def rgba(color):
    return (*linear(color), 1)


def shade(color, factor):
    """Return a '#rrggbb' color made darker (below 1) or lighter."""
    channels = [min(255, int(int(color[i:i + 2], 16) * factor)) for i in (1, 3, 5)]
    return "#%02X%02X%02X" % tuple(channels)


class Nodes:
    """A thin layer over Blender's node tree, so that a shader reads like a formula."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node.inputs[key], value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, c=0.0):
        return self.add("Math", {0: a, 1: b, 2: c}, operation=operation).outputs[0]

    def mix(self, factor, a, b):
        return self.add("MixRGB", {0: factor, 1: a, 2: b}).outputs[0]

    def noise(self, vector, scale, detail=2.0):
        return self.add("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail}).outputs["Fac"]


def dress(nodes, color, roughness, dents, ridges=0.0):
    """Give the surface its color (a socket or RGBA) and the hand-made relief; ridges adds a knit (socket)."""
    place = nodes.add("TexCoord").outputs["Object"]
    dent = nodes.noise(place, 9, 1)
    grain = nodes.noise(place, 64, 1)
    height = nodes.math("MULTIPLY_ADD", grain, 0.12, dent)
    if ridges:
        height = nodes.math("ADD", height, ridges)
    bump = nodes.add("Bump", {"Strength": 0.55, "Distance": 0.034 * dents, "Height": height})
    tint = nodes.add("HueSaturation", {"Value": nodes.math("MULTIPLY_ADD", dent, 0.16, 0.92), "Color": color})
    shader = nodes.surface
    nodes.set(shader.inputs["Base Color"], tint.outputs[0])
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = 0.28
    shader.inputs["Sheen"].default_value = 0.25
    nodes.set(shader.inputs["Normal"], bump.outputs[0])
    return nodes.material


def clay(color, roughness=0.62, dents=1.0):
    """Return plain modeling clay of one color."""
    key = ("clay", color, roughness, dents)
    if key not in _made:
        _made[key] = dress(Nodes(color), rgba(color), roughness, dents)
    return _made[key]


def skin(color, blush, freckles=False):
    """Return skin clay; the mesh attribute 'blush' (0 to 1) warms cheeks, ears and nose."""
    key = ("skin", color, blush, freckles)
    if key not in _made:
        nodes = Nodes("skin " + color)
        weight = nodes.add("Attribute", attribute_name="blush").outputs["Fac"]
        tone = nodes.mix(nodes.math("MULTIPLY", weight, 0.75), rgba(color), rgba(blush))
        if freckles:
            place = nodes.add("TexCoord").outputs["Object"]
            spots = nodes.add("TexVoronoi", {"Vector": place, "Scale": 62}).outputs["Distance"]
            near = nodes.math("LESS_THAN", spots, 0.22)
            tone = nodes.mix(nodes.math("MULTIPLY", near, nodes.math("MULTIPLY", weight, 0.7)), tone, rgba("#A8572F"))
        _made[key] = dress(nodes, tone, 0.55, 0.55)
    return _made[key]


def glow(color, strength=3.0):
    """Return a light-giving surface: lit windows, lanterns, fire, screens."""
    key = ("glow", color, strength)
    if key not in _made:
        nodes = Nodes("glow " + color)
        nodes.surface.inputs["Base Color"].default_value = (0, 0, 0, 1)
        nodes.surface.inputs["Emission"].default_value = rgba(color)
        nodes.surface.inputs["Emission Strength"].default_value = strength
        _made[key] = nodes.material
    return _made[key]


def gloss(color, roughness=0.12):
    """Return a smooth, shining surface: eyes, beads, screens, metal tubes."""
    key = ("gloss", color, roughness)
    if key not in _made:
        nodes = Nodes("gloss " + color)
        nodes.surface.inputs["Base Color"].default_value = rgba(color)
        nodes.surface.inputs["Roughness"].default_value = roughness
        _made[key] = nodes.material
    return _made[key]


def wood(color="#C98F57", along="X"):
    """Return clay with a grain combed into it along one axis."""
    key = ("wood", color, along)
    if key not in _made:
        nodes = Nodes("wood " + color)
        place = nodes.add("TexCoord").outputs["Object"]
        stretch = tuple(0.12 if axis == along else 1.0 for axis in "XYZ")
        combed = nodes.add("Mapping", {"Vector": place, "Scale": stretch}).outputs[0]
        grain = nodes.noise(combed, 34, 2)
        dark = tuple(c * 0.62 for c in linear(color)) + (1,)
        tone = nodes.mix(nodes.math("MULTIPLY_ADD", grain, 1.6, -0.45), dark, rgba(color))
        _made[key] = dress(nodes, tone, 0.6, 0.8, nodes.math("MULTIPLY", grain, 0.35))
    return _made[key]
