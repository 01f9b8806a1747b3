import type { Hex } from '#scene/shapes.ts'
import type { TIMBER } from '#scene/styles.ts'

/** Names of the styles' colours. */
const COLORS: Record<Hex, string> = {
  '#f3f2ee': 'white',
  '#a9c4c4': 'sea-glass',
  '#8fb3b8': 'soft blue',
  '#d8cfbf': 'oat',
  '#b7a68c': 'sand',
  '#4a4a44': 'charcoal',
  '#f5f4f0': 'white',
  '#2f4256': 'navy',
  '#7d8f98': 'grey-blue',
  '#2b2d2e': 'black',
  '#46494a': 'charcoal',
  '#5a4a3f': 'umber',
  '#e9e2d2': 'cream',
  '#7f8f78': 'sage',
  '#51614f': 'deep green',
  '#eceae6': 'off-white',
  '#9a9b96': 'grey',
  '#35383a': 'charcoal',
  '#e8dcc7': 'cream',
  '#c9b592': 'sand',
  '#7d8a6a': 'olive',
  '#a9cccb': 'sea-green',
  '#e9efec': 'white',
  '#bcd3d6': 'pale blue',
  '#e2d9c8': 'oat',
  '#c9bda7': 'sand',
  '#8d9484': 'sage',
  '#f2f1ec': 'white',
  '#dfe3e2': 'pale grey',
  '#3a3d3e': 'charcoal',
  '#8a5440': 'brick-red',
  '#d4d0c8': 'grey',
  '#efe9dc': 'cream',
  '#c9d0bd': 'pale sage',
  '#d18a4e': 'amber',
  '#5f7f78': 'sea-green',
  '#e6d9c2': 'cream',
  '#ecebe7': 'white',
  '#a8a8a2': 'grey',
  '#5c6b68': 'slate-green',
  '#dcc7a4': 'sand',
  '#7e9a86': 'sage',
  '#c47f5a': 'terracotta',
  '#dfe6e3': 'pale grey',
  '#b7c9cc': 'soft blue',
  '#efe9dd': 'cream',
  '#e6dfd2': 'oat',
  '#b8a98f': 'sand',
  '#8f9281': 'sage',
  '#e9e5dc': 'ivory',
  '#6d7f8d': 'slate blue',
  '#c9cfcf': 'pale grey',
  '#6b4a35': 'dark brown',
  '#4d5052': 'charcoal',
  '#a19a8e': 'stone grey',
  '#e8dcc6': 'cream',
  '#8d9a80': 'sage',
  '#b5714f': 'rust',
  '#c77b3f': 'amber',
  '#3f6a66': 'teal',
  '#d9c9a8': 'straw',
  '#cfcac0': 'stone grey',
  '#7c8583': 'grey-green',
  '#e7e3da': 'ivory',
  '#eadfca': 'cream',
  '#b96f4a': 'terracotta',
  '#8a9270': 'olive',
  '#dfe6e6': 'pale grey',
  '#b9cdd0': 'soft blue',
  '#cfc5b4': 'sand',
  '#57544c': 'charcoal',
  '#d6dadb': 'pale grey',
  '#8d9ba3': 'grey-blue',
  '#3f4546': 'charcoal',
  '#c9c6bd': 'grey',
  '#f2efe6': 'white',
  '#e2dccb': 'cream',
  '#efe8dc': 'cream',
  '#d8c9ae': 'sand',
  '#eeece7': 'off-white',
  '#4a4e4f': 'charcoal',
  '#f3e9d9': 'cream',
  '#ead9c0': 'sand',
  '#d9bd9a': 'honey',
  '#5d8f95': 'soft blue',
  '#2f5d5c': 'teal',
  '#1f2a33': 'ink',
  '#26292a': 'black',
  '#8a4b36': 'rust',
  '#6f7f63': 'olive',
  '#4f6b78': 'slate blue',
}

export function colorName(color: Hex): string {
  const name = COLORS[color]
  if (!name) throw new Error(`The colour ${color} has no name`)
  return name
}

const PALETTES: readonly (readonly [palette: string, names: RegExp])[] = [
  ['dark', /black|charcoal|umber|ink|dark|soapstone/],
  ['green', /green|sage|olive|teal/],
  ['blue', /blue|navy|sea-glass/],
  ['warm', /cream|oat|sand|straw|travertine|amber|terracotta|rust|brick|honey|oak|walnut|blackbutt|gum/],
  ['light', /white|ivory|pale|grey/],
]

/** Palette of a colour's name. */
export const paletteOf = (name: string): string =>
  PALETTES.find(([, names]) => names.test(name))?.[0] ?? 'light'

export const TIMBERS: Record<keyof typeof TIMBER, string> = {
  oak: 'oak',
  paleOak: 'pale oak',
  walnut: 'walnut',
  blackbutt: 'blackbutt',
  spottedGum: 'spotted gum',
  charred: 'charred timber',
  whitewash: 'limed timber',
}

/** Stones: name in a sentence, short name, and palette by which it is liked. */
const STONES: Record<string, { name: string; short: string; family: string }> = {
  calacatta: { name: 'Calacatta marble', short: 'Calacatta', family: 'marble' },
  carrara: { name: 'Carrara marble', short: 'Carrara', family: 'marble' },
  greenMarble: { name: 'green marble', short: 'green marble', family: 'marble' },
  travertine: { name: 'travertine', short: 'travertine', family: 'travertine' },
  soapstone: { name: 'soapstone', short: 'soapstone', family: 'soapstone' },
  concrete: { name: 'concrete', short: 'concrete', family: 'concrete' },
  terrazzo: { name: 'terrazzo', short: 'terrazzo', family: 'terrazzo' },
  white: { name: 'plain white stone', short: 'white stone', family: 'white' },
}

/** Name of tiles by their pattern. */
export const tilesOf = (kind: 'stacked' | 'subway' | 'square', color: Hex): string =>
  ({
    stacked: `slim ${colorName(color)} tiles`,
    subway: `${colorName(color)} subway tiles`,
    square: `square ${colorName(color)} tiles`,
  })[kind]

export function stoneOf(key: string) {
  const stone = STONES[key]
  if (!stone) throw new Error(`The stone ${key} has no name`)
  return stone
}
