"""Recipes of what rooms are made of: each turns a material of a scene into nodes."""
import math

from node_tree import rgba, swap


def paint(n, m):
    n.set(Base_Color=rgba(m["color"]), Roughness=m.get("roughness", 0.6), Specular=m.get("specular", 0.4))
    if m.get("sheen"):
        n.set(Sheen=m["sheen"])
    if m.get("grain"):
        noise = n.add("ShaderNodeTexNoise", Scale=m["grain"], Detail=4.0)
        n.link(n.coords, noise.inputs["Vector"])
        n.bump(noise.outputs["Fac"], m.get("relief", 0.15), 0.004)


def wood(n, m):
    """Grain runs along the axis named by `along`; boards of `board` metres are set off by a dark joint.

    On faces that stand across the grain it turns aside, as a veneer does: cut ends would be blotches.
    """
    along = m.get("along", "x")
    coords = veneer(n, along)
    scale = m.get("scale", 1)
    stretched = {"x": (0.5, 9, 9), "y": (9, 0.5, 9), "z": (9, 9, 0.5)}[along]
    broad = n.add("ShaderNodeTexNoise", Scale=1.0, Detail=3.0, Roughness=0.5, Distortion=0.9)
    n.link(n.mapped(tuple(v * scale for v in stretched), source=coords), broad.inputs["Vector"])
    fine = n.add("ShaderNodeTexNoise", Scale=1.0, Detail=6.0, Roughness=0.7, Distortion=0.15)
    n.link(n.mapped(tuple(v * scale * (9 if v > 1 else 4) for v in stretched), source=coords), fine.inputs["Vector"])
    light, dark = rgba(m["color"]), rgba(m["color2"])
    rings = n.ramp(broad.outputs["Fac"], [(0.25, dark), (0.5, light), (0.8, tuple(min(1, c * 1.1) for c in light))])
    pores = n.ramp(fine.outputs["Fac"], [(0.34, (0.8, 0.77, 0.74, 1)), (0.52, (1, 1, 1, 1)), (0.8, (1.04, 1.04, 1.04, 1))])
    colour = n.mix(1.0, n.mix(0.5, light, rings), pores, "MULTIPLY")
    if m.get("board"):
        brick = n.add("ShaderNodeTexBrick", offset=0.37, offset_frequency=2)
        for socket, value in (
            ("Scale", 1.0), ("Mortar Size", m.get("joint", 0.0012)), ("Mortar Smooth", 0.1), ("Bias", 0.0),
            ("Brick Width", m.get("length", 2.1)), ("Row Height", m["board"]),
        ):
            brick.inputs[socket].default_value = value
        brick.inputs["Color1"].default_value = (0.78, 0.78, 0.78, 1)
        brick.inputs["Color2"].default_value = (1.08, 1.05, 1.02, 1)
        brick.inputs["Mortar"].default_value = (0.35, 0.32, 0.3, 1)
        turn = {"x": (0, 0, 0), "y": (0, 0, math.pi / 2), "z": (math.pi / 2, math.pi / 2, 0)}[m.get("along", "x")]
        n.link(n.mapped((1, 1, 1), turn), brick.inputs["Vector"])
        colour = n.mix(1.0, colour, brick.outputs["Color"], "MULTIPLY")
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.42), Specular=0.35)
    n.bump(fine.outputs["Fac"], 0.06, 0.004)


def veneer(n, along):
    """The object's coordinates, with two axes swapped on faces whose normal lies along the grain."""
    swapped = {"x": ("Y", "X", "Z"), "y": ("Y", "X", "Z"), "z": ("X", "Z", "Y")}[along]
    split, join = n.add("ShaderNodeSeparateXYZ"), n.add("ShaderNodeCombineXYZ")
    n.link(n.coords, split.inputs[0])
    for target, axis in zip("XYZ", swapped):
        n.link(split.outputs[axis], join.inputs[target])
    facing = n.add("ShaderNodeSeparateXYZ")
    n.link(n.add("ShaderNodeTexCoord").outputs["Normal"], facing.inputs[0])
    across = n.add("ShaderNodeMath", operation="ABSOLUTE")
    n.link(facing.outputs[along.upper()], across.inputs[0])
    over = n.add("ShaderNodeMath", operation="GREATER_THAN")
    n.link(across.outputs[0], over.inputs[0])
    over.inputs[1].default_value = 0.8
    mix = n.add("ShaderNodeMixRGB")
    n.link(over.outputs[0], mix.inputs["Fac"])
    n.link(n.coords, mix.inputs["Color1"])
    n.link(join.outputs[0], mix.inputs["Color2"])
    return mix.outputs["Color"]


def stone(n, m):
    """Veined stone: long veins that swell and fade, finer ones between them, over a soft cloud.

    With `world` the veins run through from one piece to the next.
    """
    scale = m.get("scale", 1.0)
    coords = n.add("ShaderNodeNewGeometry").outputs["Position"] if m.get("world") else n.coords
    base, line = rgba(m["color"]), rgba(m["color2"])
    slanted = n.mapped((scale, scale, scale), (0.4, 0.6, 0.5), source=coords)
    warp = n.add("ShaderNodeTexNoise", Scale=1.1, Detail=7.0, Roughness=0.58)
    n.link(slanted, warp.inputs["Vector"])
    shifted = n.mix(m.get("swirl", 0.5), slanted, warp.outputs["Color"])
    width = m.get("vein", 0.02)
    colour = base
    for size, thick, strength in ((1.0, width, 0.85), (2.7, width * 0.55, 0.4)):
        long = n.add("ShaderNodeMapping")
        long.inputs["Scale"].default_value = (size * 2.0, size * 0.8, size * 1.1)
        n.link(shifted, long.inputs["Vector"])
        vein = n.add("ShaderNodeTexNoise", Scale=1.0, Detail=2.5, Roughness=0.5)
        n.link(long.outputs["Vector"], vein.inputs["Vector"])
        mask = n.ramp(vein.outputs["Fac"], [
            (0.5 - thick * 1.6, (0, 0, 0, 1)), (0.5 - thick * 0.3, (0.35, 0.35, 0.35, 1)), (0.5, (1, 1, 1, 1)), (0.5 + thick * 0.5, (0, 0, 0, 1)),
        ])
        fade = n.add("ShaderNodeTexNoise", Scale=1.6 * size, Detail=2.0)
        n.link(slanted, fade.inputs["Vector"])
        shown = n.ramp(fade.outputs["Fac"], [(0.38, (0, 0, 0, 1)), (0.62, (strength, strength, strength, 1))])
        colour = n.mix(n.mix(1.0, mask, shown, "MULTIPLY"), colour, line)
    cloud = n.add("ShaderNodeTexNoise", Scale=2.2 * scale, Detail=6.0)
    n.link(coords, cloud.inputs["Vector"])
    soft = n.ramp(cloud.outputs["Fac"], [(0.3, (0.93, 0.93, 0.935, 1)), (0.7, (1, 1, 1, 1))])
    n.link(n.mix(0.8, colour, soft, "MULTIPLY"), n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.18), Specular=0.5)


def speckle(n, m):
    """Terrazzo, concrete and gravel: cells of two further colours in a ground."""
    cells = n.add("ShaderNodeTexVoronoi", Scale=m.get("scale", 55))
    n.link(n.coords, cells.inputs["Vector"])
    grey = n.add("ShaderNodeSeparateRGB")
    n.link(cells.outputs["Color"], grey.inputs[0])
    ground, chip, chip2 = rgba(m["color"]), rgba(m["color2"]), rgba(m.get("color3", m["color2"]))
    share = m.get("share", 0.2)
    colour = n.ramp(grey.outputs[0], [(0.0, chip), (share, chip), (share + 0.01, ground), (1 - share / 2, ground), (1.0, chip2)])
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.4), Specular=0.4)


def tile(n, m):
    """Tiles of `width` by `height` metres laid on the plane `plane`; `offset` 0 stacks them, 0.5 breaks the bond.

    They start at each thing's own middle, or with `world` at the same place on all of them, so that courses run through.
    """
    brick = n.add("ShaderNodeTexBrick", offset=m.get("offset", 0.0), offset_frequency=2)
    width, height = m["width"], m["height"]
    for socket, value in (
        ("Scale", 1.0), ("Mortar Size", m.get("joint", 0.002)), ("Mortar Smooth", 0.15), ("Bias", 0.0),
        ("Brick Width", width), ("Row Height", height),
    ):
        brick.inputs[socket].default_value = value
    base = rgba(m["color"])
    vary = m.get("vary", 0.06)
    brick.inputs["Color1"].default_value = tuple(c * (1 - vary) for c in base[:3]) + (1,)
    brick.inputs["Color2"].default_value = tuple(min(1, c * (1 + vary)) for c in base[:3]) + (1,)
    brick.inputs["Mortar"].default_value = rgba(m.get("grout", "#d8d4cb"))
    vector = n.mapped((1, 1, 1), swap(m.get("plane", "xy")))
    coords = n.add("ShaderNodeNewGeometry").outputs["Position"] if m.get("world") else n.coords
    if m.get("plane") == "xz":
        # Object coordinates of a wall: x stays, z becomes the second axis.
        split, join = n.add("ShaderNodeSeparateXYZ"), n.add("ShaderNodeCombineXYZ")
        n.link(coords, split.inputs[0])
        n.link(split.outputs["X"], join.inputs["X"])
        n.link(split.outputs["Z"], join.inputs["Y"])
        vector = join.outputs[0]
    elif m.get("plane") == "yz":
        split, join = n.add("ShaderNodeSeparateXYZ"), n.add("ShaderNodeCombineXYZ")
        n.link(coords, split.inputs[0])
        n.link(split.outputs["Y"], join.inputs["X"])
        n.link(split.outputs["Z"], join.inputs["Y"])
        vector = join.outputs[0]
    n.link(vector, brick.inputs["Vector"])
    n.link(brick.outputs["Color"], n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.2), Specular=0.5)
    invert = n.add("ShaderNodeInvert")
    n.link(brick.outputs["Fac"], invert.inputs["Color"])
    hollow = n.bump(invert.outputs["Color"], 0.35, 0.003)
    if m.get("glaze"):
        # Hand-made tiles are not quite flat: each throws the light back a little differently.
        wave = n.add("ShaderNodeTexNoise", Scale=9.0, Detail=2.0)
        n.link(coords, wave.inputs["Vector"])
        n.bump(wave.outputs["Fac"], m["glaze"], 0.02, hollow)


def metal(n, m):
    n.set(Base_Color=rgba(m["color"]), Metallic=1.0, Roughness=m.get("roughness", 0.25))


def glass(n, m):
    """Clear panes let light through without caustics: mostly transparent, a little reflection."""
    tree = n.tree
    clear, shine = n.add("ShaderNodeBsdfTransparent"), n.add("ShaderNodeBsdfGlossy", Roughness=0.02)
    clear.inputs["Color"].default_value = rgba(m.get("color", "#f4fbfa"))
    mix = n.add("ShaderNodeMixShader", Fac=m.get("reflect", 0.08))
    n.link(clear.outputs[0], mix.inputs[1])
    n.link(shine.outputs[0], mix.inputs[2])
    n.link(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])


def mirror(n, m):
    n.set(Base_Color=(0.92, 0.93, 0.93, 1), Metallic=1.0, Roughness=0.03)


def glow(n, m):
    n.set(Base_Color=rgba(m["color"]), Emission=rgba(m["color"]))
    n.set(Emission_Strength=m.get("strength", 2.0))
    n.unsampled()


def fabric(n, m):
    weave = n.add("ShaderNodeTexNoise", Scale=m.get("weave", 260.0), Detail=3.0)
    n.link(n.coords, weave.inputs["Vector"])
    base = rgba(m["color"])
    colour = n.ramp(weave.outputs["Fac"], [(0.3, tuple(c * 0.8 for c in base[:3]) + (1,)), (0.7, base)])
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=0.95, Specular=0.1, Sheen=0.4)
    n.bump(weave.outputs["Fac"], 0.5, 0.005)


def leaf(n, m):
    noise = n.add("ShaderNodeTexNoise", Scale=6.0, Detail=3.0)
    n.link(n.coords, noise.inputs["Vector"])
    base = rgba(m["color"])
    colour = n.ramp(noise.outputs["Fac"], [(0.35, tuple(c * 0.7 for c in base[:3]) + (1,)), (0.65, base)])
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=0.45, Specular=0.35)


RECIPES = {f.__name__: f for f in (paint, wood, stone, speckle, tile, metal, glass, mirror, glow, fabric, leaf)}
