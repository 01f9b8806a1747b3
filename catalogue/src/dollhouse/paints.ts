/** Pattern of a surface besides its colour. */
export type Pattern = 'plain' | 'boards' | 'tiles' | 'deck' | 'pavers'

interface Paint {
  colour: string
  pattern?: Pattern
  /** Opacity of glass; other paints are opaque. */
  opacity?: number
}

/** Colours of a model on a drawing table: warm paper, oak, ink and one teal. */
export const PAINTS = {
  wall: { colour: '#F7F4EE' },
  cap: { colour: '#1C3233' },
  plate: { colour: '#F4F0E7' },
  slab: { colour: '#E9E4D9' },
  lawn: { colour: '#D2DEC3' },
  drive: { colour: '#D9D6CD', pattern: 'pavers' },
  stone: { colour: '#E4DFD4' },

  timber: { colour: '#E2C79B', pattern: 'boards' },
  tile: { colour: '#A3C1C1', pattern: 'tiles' },
  carpet: { colour: '#E8E1D5' },
  concrete: { colour: '#D6D6D1' },
  deck: { colour: '#C99F72', pattern: 'deck' },
  paving: { colour: '#DDD8CB', pattern: 'pavers' },
  well: { colour: '#8D8F89' },

  paper: { colour: '#FBF9F5' },
  linen: { colour: '#EFEAE1' },
  cloud: { colour: '#D8D5CC' },
  oak: { colour: '#C8955A' },
  walnut: { colour: '#8A6544' },
  sand: { colour: '#E3CFAE' },
  ink: { colour: '#20393B' },
  metal: { colour: '#C3CBCA' },
  top: { colour: '#F3F1EC' },
  teal: { colour: '#3DC4C2' },
  mist: { colour: '#A9DAD8' },
  sage: { colour: '#A7BCA2' },
  rug: { colour: '#EFE7DA' },
  rugEdge: { colour: '#D9C9AE' },
  water: { colour: '#86CBD2' },
  basin: { colour: '#D9E2DF' },
  carBlue: { colour: '#8FA6AE' },
  carRed: { colour: '#A2766A' },
  carGraphite: { colour: '#5F6B6C' },
  carSand: { colour: '#C6B79F' },
  carGlass: { colour: '#2B4244' },

  leafA: { colour: '#8FB28A' },
  leafB: { colour: '#74A087' },
  leafC: { colour: '#B4C795' },
  bark: { colour: '#9A7B58' },

  frame: { colour: '#F7F4EE' },
  glass: { colour: '#9FDADB', opacity: 0.42 },
  screenGlass: { colour: '#C4E6E6', opacity: 0.34 },
} as const satisfies Record<string, Paint>

export type PaintName = keyof typeof PAINTS
