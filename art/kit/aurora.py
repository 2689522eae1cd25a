"""The northern lights: ribbons of glowing curtain, and stars."""
import math
import random

import bpy

from kit.materials import Nodes, glow, rgba
from kit.shapes import blob, grid, mesh_object


def _curtain_clay(low, high, strength):
    """Return a see-through light that fades upward and in folds along the ribbon."""
    nodes = Nodes("aurora")
    place = nodes.add("SeparateXYZ", {0: nodes.add("UVMap").outputs[0]})
    along, up = place.outputs[0], place.outputs[1]
    fold = nodes.noise(nodes.add("CombineXYZ", {0: nodes.math("MULTIPLY", along, 26), 1: 0.0, 2: 0.0}).outputs[0], 1, 3)
    rise = nodes.add("MapRange", {"Value": up, "From Min": 0.0, "From Max": 0.10}).outputs[0]
    fade = nodes.math("POWER", nodes.math("SUBTRACT", 1.0, up), 2.2)
    ends = nodes.math("SINE", nodes.math("MULTIPLY", along, math.pi))
    power = nodes.math("MULTIPLY", nodes.math("MULTIPLY", rise, fade), nodes.math("MULTIPLY", ends, nodes.math("MULTIPLY_ADD", fold, 1.5, 0.05)))
    light = nodes.add("Emission", {"Color": nodes.mix(up, rgba(low), rgba(high)), "Strength": nodes.math("MULTIPLY", power, strength)})
    clear = nodes.add("BsdfTransparent")
    both = nodes.add("AddShader", {0: light.outputs[0], 1: clear.outputs[0]})
    nodes.tree.links.new(both.outputs[0], nodes.tree.nodes["Material Output"].inputs["Surface"])
    return nodes.material


def aurora(far=45, base=9.0, height=11.0, width=80, seed=1, strength=1.0):
    """Hang three ribbons across the sky at a distance (meters)."""
    rng = random.Random(seed)
    for k, (low, high) in enumerate((("#6FF2B4", "#3BA6C9"), ("#8CF5C3", "#8A5FD0"), ("#5FE0C4", "#C05FB8"))):
        columns, rows, vertices = 140, 14, []
        phase, bend = rng.uniform(0, 6.28), rng.uniform(0.8, 1.3)
        for r in range(rows):
            for c in range(columns):
                t = c / (columns - 1)
                x = (t - 0.5) * width
                wave = math.sin(t * 7 * bend + phase) + 0.5 * math.sin(t * 17 + phase * 2)
                low_edge = base + 2.6 * k + 1.5 * math.sin(t * 5 + phase)
                vertices.append((x, far + 4 * k + 3 * wave, low_edge + r / (rows - 1) * height * (0.7 + 0.3 * math.sin(t * 11 + phase))))
        faces, uvs = grid(rows, columns, False)
        ribbon = mesh_object("aurora", vertices, faces, _curtain_clay(low, high, strength), uvs)
        ribbon.visible_shadow = False


def stars(count=70, far=60, seed=3):
    """Strew small stars over the sky."""
    rng = random.Random(seed)
    first = blob((0, 0, 0), 0.09, glow("#FFF6DC", 1.4), sides=12, uneven=0)
    for k in range(count):
        star = first if k == 0 else bpy.data.objects.new("star", first.data)
        if k:
            bpy.context.scene.collection.objects.link(star)
        star.location = (rng.uniform(-42, 42), far, rng.uniform(8, 40))
        star.scale = (rng.uniform(0.5, 1.2),) * 3
