"""Recipes of what lies, grows and shines outside: sky, lawn, leaves."""
from node_tree import rgba


def grey(value):
    return (value, value, value, 1)


def sky(n, m):
    """A backdrop that shows a vertical gradient, with soft clouds when they have a colour; it lights nothing of itself."""
    split = n.add("ShaderNodeSeparateXYZ")
    n.link(n.coords, split.inputs[0])
    ranged = n.add("ShaderNodeMapRange")
    ranged.inputs["From Min"].default_value = m.get("low", 0.0)
    ranged.inputs["From Max"].default_value = m.get("high", 12.0)
    n.link(split.outputs["Z"], ranged.inputs["Value"])
    stops = [(0.0, rgba(m["color2"])), (1.0, rgba(m["color"]))]
    if "middle" in m:
        stops.insert(1, (0.45, rgba(m["middle"])))
    colour = n.ramp(ranged.outputs[0], stops)
    if "cloud" in m:
        colour = clouds(n, m, colour)
    n.unsampled()
    emission = n.add("ShaderNodeEmission", Strength=m.get("strength", 1.0))
    n.link(colour, emission.inputs["Color"])
    n.link(emission.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


def clouds(n, m, behind):
    """Long banks, stretched along the horizon, with a finer grain at their edges."""
    seed = m.get("seed", 0.0)
    mapping = n.add("ShaderNodeMapping")
    mapping.inputs["Location"].default_value = (seed, 0, seed * 0.7)
    mapping.inputs["Scale"].default_value = (0.017, 0.017, 0.06)
    n.link(n.coords, mapping.inputs["Vector"])
    noise = n.add("ShaderNodeTexNoise", Scale=1.0, Detail=7.0, Roughness=0.58, Distortion=0.35)
    n.link(mapping.outputs["Vector"], noise.inputs["Vector"])
    cover = m.get("cover", 0.5)
    mask = n.ramp(noise.outputs["Fac"], [(cover, grey(0)), (min(1, cover + 0.24), grey(m.get("thick", 0.85)))])
    return n.mix(mask, behind, rgba(m["cloud"]))


def turf(n, m):
    """Ground in two colours: wide soft patches, and a fine grain that roughens it."""
    patches = n.add("ShaderNodeTexNoise", Scale=m.get("scale", 0.6), Detail=5.0, Roughness=0.6)
    fine = n.add("ShaderNodeTexNoise", Scale=m.get("fine", 16.0), Detail=5.0, Roughness=0.7)
    for noise in (patches, fine):
        n.link(n.coords, noise.inputs["Vector"])
    share = n.ramp(patches.outputs["Fac"], [(0.36, grey(0)), (0.64, grey(1))])
    shade = n.ramp(fine.outputs["Fac"], [(0.3, grey(0.72)), (0.7, grey(1.12))])
    colour = n.mix(share, rgba(m["color"]), rgba(m["color2"]))
    n.link(n.mix(1.0, colour, shade, "MULTIPLY"), n.shader.inputs["Base Color"])
    n.set(Roughness=m.get("roughness", 0.95), Specular=0.1)
    n.bump(fine.outputs["Fac"], m.get("relief", 0.6), 0.02)


def plant(n, m):
    """Thin leaves that let some light through; each thing that wears it is a little nearer to one of two colours."""
    info = n.add("ShaderNodeObjectInfo")
    colour = n.mix(info.outputs["Random"], rgba(m["color"]), rgba(m["color2"]))
    n.link(colour, n.shader.inputs["Base Color"])
    n.set(Roughness=0.5, Specular=0.22)
    thin = n.add("ShaderNodeBsdfTranslucent")
    n.link(colour, thin.inputs["Color"])
    both = n.add("ShaderNodeMixShader", Fac=m.get("through", 0.28))
    n.link(n.shader.outputs[0], both.inputs[1])
    n.link(thin.outputs[0], both.inputs[2])
    n.link(both.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])


RECIPES = {f.__name__: f for f in (sky, turf, plant)}
