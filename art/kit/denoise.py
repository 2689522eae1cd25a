"""Render, then smooth the grain: light is averaged only across neighbors of like color, direction and depth."""
import os
import tempfile

import bpy
import numpy as np

PASSES = ("Image", "Alpha", "Denoising Normal", "Denoising Albedo", "Denoising Depth")


def _files(scene, folder):
    """Ask the compositor to write each pass to a float file of its own."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    for name in PASSES:
        out = tree.nodes.new("CompositorNodeOutputFile")
        out.base_path = folder
        out.format.file_format, out.format.color_depth, out.format.color_mode = "OPEN_EXR", "32", "RGBA"
        out.file_slots[0].path = name.replace(" ", "-") + "-"
        tree.links.new(layers.outputs[name], out.inputs[0])


def _read(scene, folder, name):
    path = os.path.join(folder, f"{name.replace(' ', '-')}-{scene.frame_current:04d}.exr")
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(image.size[1], image.size[0], 4)[:, :, :3]


def out_of_focus(camera, width, depth, normal):
    """Return by how many pixels the lens blurs each pixel (a radius), in a picture of the given width.

    Light that misses everything adds 0 to both depth and normal, so their ratio is the distance of what was hit. The smallest
    radius of the neighbors counts, so that edges in focus stay sharp before a blurred background.
    """
    if not camera.dof.use_dof:
        return np.zeros_like(depth[:, :, :1])
    lens, focus = camera.lens / 1000, camera.dof.focus_distance
    opening = lens / camera.dof.aperture_fstop
    hit = np.sqrt((normal ** 2).sum(2, keepdims=True))
    far = np.where(hit > 0.05, np.maximum(depth[:, :, :1], 0.01) / np.maximum(hit, 0.05), 1e4)
    diameter = opening * lens / (focus - lens) * np.abs(far - focus) / far
    radius = diameter / (camera.sensor_width / 1000) * width / 2
    for axis in (0, 1):
        radius = np.minimum.reduce([np.roll(radius, move, axis) for move in (-2, -1, 0, 1, 2)])
    return radius.astype(np.float32)


def smooth(color, normal, albedo, depth, radius):
    """Return the colors averaged along an a-trous kernel (5 x 5, doubling steps), weighted by the guides.

    What the lens blurs has no detail finer than the blur, and its guides are as grainy as its light: there, the kernel alone
    averages both. The picture's border is repeated outward, because the kernel reaches 14 pixels beyond it.
    """
    color, normal, albedo, depth, radius = (
        np.pad(each, ((14, 14), (14, 14), (0, 0)), "edge") for each in (color, normal, albedo, depth, radius))
    base = np.maximum(albedo, 0.04)
    light = np.log1p(color / base)
    near = np.log(np.maximum(depth[:, :, :1], 0.01))
    kernel = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
    for step, spread in ((1, None), (2, 0.45), (4, 0.20)):
        trust = np.clip(1 - radius / (3 * step), 0, 1)
        total, tint, weights = np.zeros_like(light), np.zeros_like(light), np.zeros_like(trust)
        for i, vertical in enumerate(kernel):
            for j, sideways in enumerate(kernel):
                move = lambda a: np.roll(a, ((i - 2) * step, (j - 2) * step), (0, 1))
                moved = move(light)
                gap = ((move(normal) - normal) ** 2).sum(2, keepdims=True) / 0.015
                gap += ((move(albedo) - albedo) ** 2).sum(2, keepdims=True) / 0.006
                gap += (move(near) - near) ** 2 / 0.0008
                if spread:  # the first round trusts the guides alone, so that single stray pixels are taken in
                    gap += ((moved - light) ** 2).sum(2, keepdims=True) / spread ** 2
                weight = vertical * sideways * np.exp(-gap * np.maximum(trust, move(trust)))
                total += moved * weight
                tint += move(base) * weight
                weights += weight
        light = total / weights
        base = base * trust + tint / weights * (1 - trust)
    return (np.expm1(light) * base)[14:-14, 14:-14]


def render(scene, output):
    """Render the scene to a PNG at output."""
    with tempfile.TemporaryDirectory() as folder:
        _files(scene, folder)
        bpy.ops.render.render(write_still=False)
        color, alpha, normal, albedo, depth = (_read(scene, folder, name) for name in PASSES)
    radius = out_of_focus(scene.camera.data, color.shape[1], depth, normal)
    rgb = smooth(color, normal, albedo, depth, radius)
    if not scene.render.film_transparent:
        alpha = np.ones_like(alpha)
    else:
        rgb = rgb / np.maximum(alpha[:, :, :1], 1e-3)
    rgb = np.clip(rgb, 0, 1)
    shown = np.where(rgb <= 0.0031308, rgb * 12.92, 1.055 * rgb ** (1 / 2.4) - 0.055)
    image = bpy.data.images.new("result", color.shape[1], color.shape[0], alpha=True)
    image.pixels.foreach_set(np.dstack([shown, alpha[:, :, :1]]).astype(np.float32).ravel())
    image.filepath_raw, image.file_format = os.path.abspath(output), "PNG"
    image.save()
