import type { Hex, Material } from './shapes.ts'

type Wood = Extract<Material, { kind: 'wood' }>
const wood = (color: Hex, color2: Hex, roughness = 0.42): Wood => ({ kind: 'wood', color, color2, roughness })

export const TIMBER = {
  oak: wood('#c2a078', '#a27f57'),
  paleOak: wood('#d8c5a6', '#c0a884'),
  walnut: wood('#7a5233', '#54361f'),
  blackbutt: wood('#bd9064', '#966c45'),
  spottedGum: wood('#9a6844', '#6d4328'),
  charred: wood('#3a3330', '#241f1d'),
  whitewash: wood('#e4dccd', '#cfc4b0'),
} as const

export const STONE: Record<string, Material> = {
  calacatta: { kind: 'stone', color: '#f3f0ea', color2: '#a59f97', vein: 0.022 },
  carrara: { kind: 'stone', color: '#e9e8e6', color2: '#b5b8ba', vein: 0.04, scale: 1.6 },
  travertine: { kind: 'stone', color: '#e3d3ba', color2: '#c7b091', vein: 0.05, scale: 1.2, roughness: 0.4 },
  soapstone: { kind: 'stone', color: '#3b4140', color2: '#7b8583', vein: 0.014, roughness: 0.35 },
  greenMarble: { kind: 'stone', color: '#41594d', color2: '#9db3a2', vein: 0.02 },
  concrete: {
    kind: 'speckle',
    color: '#aeaba5',
    color2: '#a29f99',
    color3: '#b9b6b0',
    scale: 90,
    share: 0.3,
    roughness: 0.55,
  },
  terrazzo: {
    kind: 'speckle',
    color: '#ebe6dd',
    color2: '#b98d6c',
    color3: '#7f8c88',
    scale: 42,
    share: 0.16,
    roughness: 0.3,
  },
  white: { kind: 'paint', color: '#f1efeb', roughness: 0.25, specular: 0.5 },
}

export const METAL: Record<string, Material> = {
  brass: { kind: 'metal', color: '#c39a4e', roughness: 0.28 },
  black: { kind: 'metal', color: '#1f2123', roughness: 0.42 },
  chrome: { kind: 'metal', color: '#d5d9db', roughness: 0.12 },
  nickel: { kind: 'metal', color: '#b7b0a4', roughness: 0.3 },
  copper: { kind: 'metal', color: '#b4744c', roughness: 0.28 },
}

export type FrontKind = 'flat' | 'shaker' | 'vjoint' | 'batten'
export type Style = {
  name: string
  text: { adjective: string; interests: readonly string[]; lookingFor: readonly string[] }
  walls: Hex
  floor: Material
  fronts: { kind: FrontKind; colors: readonly Hex[] | null }
  accents: readonly (keyof typeof TIMBER)[]
  stones: readonly (keyof typeof STONE)[]
  tiles: readonly Hex[]
  metals: readonly (keyof typeof METAL)[]
  fabrics: readonly Hex[]
  /** Rug: plain, with a border, or with bands across its ends, in the colour `edge`. */
  rug: { kind: 'plain' | 'border' | 'bands'; ground: Hex; edge: Hex }
  pendant: readonly ('globe' | 'dome' | 'cone' | 'bar' | 'woven')[]
  frames: 'black' | 'white' | 'timber'
}

const boards = (base: Wood, board: number): Material => ({ ...base, along: 'y', board, length: 1.9 })

/** Styles with their paints, stones and metals. A scene picks only within its style, so that a style is learnable. */
export const STYLES: readonly Style[] = [
  {
    name: 'coastal',
    text: {
      adjective: 'Coastal',
      interests: ['Beach walks', 'Open windows'],
      lookingFor: ['Light and air', 'Easy living'],
    },
    walls: '#f4f3ef',
    floor: boards(TIMBER.whitewash, 0.18),
    fronts: { kind: 'vjoint', colors: ['#f3f2ee', '#a9c4c4', '#8fb3b8'] },
    accents: ['paleOak', 'whitewash'],
    stones: ['white', 'carrara', 'terrazzo'],
    tiles: ['#a9cccb', '#e9efec', '#bcd3d6'],
    metals: ['nickel', 'brass'],
    fabrics: ['#dfe6e3', '#b7c9cc', '#efe9dd'],
    rug: { kind: 'border', ground: '#cfc4b1', edge: '#84939a' },
    pendant: ['woven', 'globe'],
    frames: 'white',
  },
  {
    name: 'japandi',
    text: {
      adjective: 'Japandi',
      interests: ['Slow mornings', 'Tea', 'Ceramics'],
      lookingFor: ['Calm rooms', 'Less clutter'],
    },
    walls: '#eae4d9',
    floor: boards(TIMBER.paleOak, 0.14),
    fronts: { kind: 'batten', colors: ['#d8cfbf', '#b7a68c', '#4a4a44'] },
    accents: ['paleOak', 'oak'],
    stones: ['travertine', 'concrete', 'white'],
    tiles: ['#e2d9c8', '#c9bda7', '#8d9484'],
    metals: ['black', 'brass'],
    fabrics: ['#e6dfd2', '#b8a98f', '#8f9281'],
    rug: { kind: 'plain', ground: '#b5a993', edge: '#8c7b5f' },
    pendant: ['woven', 'dome'],
    frames: 'timber',
  },
  {
    name: 'hamptons',
    text: {
      adjective: 'Hamptons',
      interests: ['Sunday baking', 'Hosting'],
      lookingFor: ['A classic look', 'Timeless rooms'],
    },
    walls: '#f2f1ed',
    floor: boards(TIMBER.oak, 0.18),
    fronts: { kind: 'shaker', colors: ['#f5f4f0', '#2f4256', '#7d8f98'] },
    accents: ['oak', 'walnut'],
    stones: ['calacatta', 'carrara'],
    tiles: ['#f2f1ec', '#dfe3e2'],
    metals: ['brass', 'chrome'],
    fabrics: ['#e9e5dc', '#6d7f8d', '#c9cfcf'],
    rug: { kind: 'border', ground: '#d9d3c8', edge: '#48535e' },
    pendant: ['dome', 'globe'],
    frames: 'white',
  },
  {
    name: 'industrial',
    text: {
      adjective: 'Industrial',
      interests: ['Records', 'Long dinners'],
      lookingFor: ['Raw materials', 'Honest surfaces'],
    },
    walls: '#cfcbc4',
    floor: {
      kind: 'speckle',
      color: '#9b9892',
      color2: '#8d8a84',
      color3: '#a7a49e',
      scale: 70,
      share: 0.3,
      roughness: 0.35,
    },
    fronts: { kind: 'flat', colors: ['#2b2d2e', '#46494a', '#5a4a3f'] },
    accents: ['walnut', 'spottedGum'],
    stones: ['concrete', 'soapstone'],
    tiles: ['#3a3d3e', '#8a5440', '#d4d0c8'],
    metals: ['black', 'copper'],
    fabrics: ['#6b4a35', '#4d5052', '#a19a8e'],
    rug: { kind: 'border', ground: '#857c74', edge: '#4f4944' },
    pendant: ['cone', 'bar'],
    frames: 'black',
  },
  {
    name: 'farmhouse',
    text: {
      adjective: 'Farmhouse',
      interests: ['Herb pots', 'Sunday roasts'],
      lookingFor: ['Room for all', 'Country comfort'],
    },
    walls: '#f1ebdf',
    floor: boards(TIMBER.blackbutt, 0.16),
    fronts: { kind: 'shaker', colors: ['#e9e2d2', '#7f8f78', '#51614f'] },
    accents: ['blackbutt', 'oak'],
    stones: ['white', 'soapstone', 'carrara'],
    tiles: ['#efe9dc', '#c9d0bd'],
    metals: ['black', 'copper'],
    fabrics: ['#e8dcc6', '#8d9a80', '#b5714f'],
    rug: { kind: 'bands', ground: '#d6cab5', edge: '#858e7c' },
    pendant: ['dome', 'woven'],
    frames: 'white',
  },
  {
    name: 'mid-century',
    text: {
      adjective: 'Mid-century',
      interests: ['Vinyl evenings', 'Design classics'],
      lookingFor: ['Retro warmth', 'Clean lines'],
    },
    walls: '#efe8dc',
    floor: boards(TIMBER.spottedGum, 0.09),
    fronts: { kind: 'flat', colors: null },
    accents: ['walnut', 'spottedGum'],
    stones: ['white', 'terrazzo', 'greenMarble'],
    tiles: ['#d18a4e', '#5f7f78', '#e6d9c2'],
    metals: ['brass', 'black'],
    fabrics: ['#c77b3f', '#3f6a66', '#d9c9a8'],
    rug: { kind: 'bands', ground: '#d4c4aa', edge: '#94583a' },
    pendant: ['globe', 'cone'],
    frames: 'timber',
  },
  {
    name: 'contemporary',
    text: {
      adjective: 'Contemporary',
      interests: ['Open house', 'Good coffee'],
      lookingFor: ['Clean lines', 'Quiet surfaces'],
    },
    walls: '#f0efec',
    floor: boards(TIMBER.paleOak, 0.2),
    fronts: { kind: 'flat', colors: ['#eceae6', '#9a9b96', '#35383a'] },
    accents: ['oak', 'walnut'],
    stones: ['calacatta', 'greenMarble', 'soapstone'],
    tiles: ['#ecebe7', '#a8a8a2', '#5c6b68'],
    metals: ['black', 'brass', 'chrome'],
    fabrics: ['#cfcac0', '#7c8583', '#e7e3da'],
    rug: { kind: 'plain', ground: '#aea9a1', edge: '#8a857b' },
    pendant: ['bar', 'globe'],
    frames: 'black',
  },
  {
    name: 'mediterranean',
    text: {
      adjective: 'Mediterranean',
      interests: ['Long lunches', 'Olive oil'],
      lookingFor: ['A holiday feel', 'Warm colours'],
    },
    walls: '#f3e9d9',
    floor: {
      kind: 'tile',
      color: '#c88a63',
      grout: '#b08d74',
      width: 0.3,
      height: 0.3,
      plane: 'xy',
      vary: 0.1,
      roughness: 0.5,
      joint: 0.006,
    },
    fronts: { kind: 'flat', colors: ['#e8dcc7', '#c9b592', '#7d8a6a'] },
    accents: ['oak', 'blackbutt'],
    stones: ['travertine', 'white'],
    tiles: ['#dcc7a4', '#7e9a86', '#c47f5a'],
    metals: ['brass', 'copper'],
    fabrics: ['#eadfca', '#b96f4a', '#8a9270'],
    rug: { kind: 'bands', ground: '#dccfb9', edge: '#a0644a' },
    pendant: ['woven', 'globe'],
    frames: 'timber',
  },
]
