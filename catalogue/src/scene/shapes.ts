/** Types of a scene description, as `render/render_scene.py` renders it. Metres, z up; rotations in degrees. */
export type Vec = readonly [number, number, number]
export type Hex = `#${string}`

export type Material =
  | {
      kind: 'paint'
      color: Hex
      roughness?: number
      specular?: number
      sheen?: number
      grain?: number
      relief?: number
    }
  | {
      kind: 'wood'
      color: Hex
      color2: Hex
      along?: 'x' | 'y' | 'z'
      board?: number
      length?: number
      joint?: number
      scale?: number
      roughness?: number
    }
  | {
      kind: 'stone'
      color: Hex
      color2: Hex
      scale?: number
      swirl?: number
      vein?: number
      roughness?: number
      world?: boolean
    }
  | {
      kind: 'speckle'
      color: Hex
      color2: Hex
      color3?: Hex
      scale?: number
      share?: number
      roughness?: number
    }
  | {
      kind: 'tile'
      color: Hex
      grout?: Hex
      width: number
      height: number
      plane: 'xy' | 'xz' | 'yz'
      offset?: number
      joint?: number
      vary?: number
      roughness?: number
      world?: boolean
      glaze?: number
    }
  | { kind: 'metal'; color: Hex; roughness?: number }
  | { kind: 'glass'; color?: Hex; reflect?: number }
  | { kind: 'mirror' }
  | { kind: 'glow'; color: Hex; strength?: number }
  | { kind: 'fabric'; color: Hex; weave?: number }
  | { kind: 'leaf'; color: Hex }
  | { kind: 'plant'; color: Hex; color2: Hex; through?: number }
  | {
      kind: 'turf'
      color: Hex
      color2: Hex
      scale?: number
      fine?: number
      relief?: number
      roughness?: number
    }
  | {
      kind: 'sky'
      color: Hex
      color2: Hex
      middle?: Hex
      low?: number
      high?: number
      strength?: number
      cloud?: Hex
      cover?: number
      thick?: number
      seed?: number
    }

/** A free-form mesh. */
export type Mesh = { points: readonly Vec[]; faces: readonly (readonly number[])[] }
/** Position of an instance: x, y, z, a rotation about z in degrees, and a scale. */
export type Spot = readonly [number, number, number, number, number]

type Placed = { material: string; at?: Vec; turn?: Vec; bevel?: number; soft?: number; shadowless?: boolean }
export type Shape = Placed &
  (
    | { shape: 'box'; size: Vec }
    | { shape: 'cushion'; size: Vec; puff?: number }
    | { shape: 'cylinder'; r: number; h: number; r2?: number; sides?: number }
    | { shape: 'sphere'; r: number; scale?: Vec }
    | {
        shape: 'lathe'
        profile: readonly (readonly [number, number])[]
        stretch?: readonly [number, number]
        closed?: boolean
        sides?: number
      }
    | { shape: 'tube'; r: number; path: readonly Vec[]; bend?: number; cyclic?: boolean }
    | { shape: 'mesh'; points: readonly Vec[]; faces: readonly (readonly number[])[]; smooth?: boolean }
    | ({ shape: 'scatter'; spots: readonly Spot[] } & Mesh)
  )

export type Light =
  | { kind: 'sun'; strength: number; color?: Hex; angle?: number; at: Vec; look: Vec }
  | {
      kind: 'area'
      strength: number
      color?: Hex
      size: readonly [number, number]
      at: Vec
      look: Vec
      glossy?: boolean
    }
  | { kind: 'point'; strength: number; color?: Hex; radius?: number; at: Vec }

export type Camera = { at: Vec; look: Vec; fov: number; shift?: readonly [number, number] }

export type Scene = {
  materials: Record<string, Material>
  shapes: Shape[]
  lights: Light[]
  world: { color: Hex; strength: number; ambient?: number; bounces?: number }
  camera: Camera
  exposure: number
  /** Tone mapping; `filmic` by default. */
  tones?: 'agx' | 'filmic'
}
