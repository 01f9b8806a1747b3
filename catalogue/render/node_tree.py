"""Materials as node trees, with the helpers that the recipes need."""
import math

import bpy


def rgba(text):
    parts = [int(text[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return (*linear, 1.0)


class Nodes:
    """A material's node tree with the helpers that the recipes below need."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.coords = self.add("ShaderNodeTexCoord").outputs["Object"]

    def unsampled(self):
        """Glows for the eye alone: no light rays are sent to it, which leaves them for the lamps that light the scene."""
        self.material.cycles.sample_as_light = False

    def add(self, kind, **values):
        node = self.tree.nodes.new(kind)
        for key, value in values.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def mapped(self, scale, rotation=(0, 0, 0), source=None):
        mapping = self.add("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        mapping.inputs["Rotation"].default_value = rotation
        self.link(source or self.coords, mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    def ramp(self, factor, stops):
        node = self.add("ShaderNodeValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (at, colour) in zip(elements, stops):
            element.position = at
            element.color = colour
        self.link(factor, node.inputs["Fac"])
        return node.outputs["Color"]

    def mix(self, factor, first, second, blend="MIX"):
        node = self.add("ShaderNodeMixRGB", blend_type=blend)
        for socket, value in (("Fac", factor), ("Color1", first), ("Color2", second)):
            if isinstance(value, (tuple, float, int)):
                node.inputs[socket].default_value = value
            else:
                self.link(value, node.inputs[socket])
        return node.outputs["Color"]

    def bump(self, height, strength, distance=0.01, under=None):
        node = self.add("ShaderNodeBump", Strength=strength, Distance=distance)
        self.link(height, node.inputs["Height"])
        if under:
            self.link(under, node.inputs["Normal"])
        self.link(node.outputs["Normal"], self.shader.inputs["Normal"])
        return node.outputs["Normal"]

    def set(self, **values):
        for key, value in values.items():
            self.shader.inputs[key.replace("_", " ")].default_value = value


def swap(axis):
    """Rotation that turns a texture laid for a floor (xy) onto a wall along x ('xz') or along y ('yz')."""
    return {"xy": (0, 0, 0), "xz": (math.pi / 2, 0, 0), "yz": (math.pi / 2, 0, math.pi / 2)}[axis]
