import { hash } from '#plan/random.ts'

const FIRST = [
  'Saltbush',
  'Paperbark',
  'Curlew',
  'Ironbark',
  'Quandong',
  'Wrenfield',
  'Bluegum',
  'Sheoak',
  'Tidewater',
  'Spinifex',
  'Lomandra',
  'Kestrel',
  'Driftwood',
  'Sandstone',
  'Tussock',
  'Rosella',
  'Granite',
  'Fernlight',
  'Heathland',
  'Seagrass',
  'Mallee',
  'Whipbird',
  'Cockle',
  'Dunefield',
  'Rockpool',
  'Pebble',
  'Bottlebrush',
  'Lorikeet',
  'Boobook',
  'Claypan',
  'Snowgum',
  'Mulga',
  'Firetail',
  'Pardalote',
  'Saltmarsh',
  'Redgum',
  'Treefern',
  'Pigface',
]
const SECOND = [
  'Bend',
  'Rise',
  'Reach',
  'Hollow',
  'Lane',
  'Shade',
  'Landing',
  'Crossing',
  'Light',
  'Drift',
  'Gully',
  'Spur',
  'Verge',
  'Track',
  'Fold',
]

/** A name of our own making for each key, all different, in the keys' order. */
export function namesFor(keys: readonly string[]): Map<string, string> {
  const taken = new Set<string>()
  const uses = new Map<string, number>()
  const most = Math.ceil(keys.length / FIRST.length) + 1
  const names = new Map<string, string>()
  for (const key of keys) {
    for (let tries = 0; !names.has(key); tries++) {
      const value = hash(`${key}/${tries}`)
      const first = FIRST[value % FIRST.length] ?? ''
      const name = `${first} ${SECOND[(value >>> 8) % SECOND.length] ?? ''}`
      if (taken.has(name) || (uses.get(first) ?? 0) >= most) continue
      taken.add(name)
      uses.set(first, (uses.get(first) ?? 0) + 1)
      names.set(key, name)
    }
  }
  return names
}

export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
