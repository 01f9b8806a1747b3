import { hash } from '#plan/random.ts'

/** First words: trees, birds, stones and shores in one word; none is a builder's model. */
const FIRST =
  `Saltbush Paperbark Curlew Ironbark Quandong Wrenfield Bluegum Sheoak Tidewater Spinifex Lomandra Kestrel Driftwood
  Sandstone Tussock Rosella Granite Fernlight Heathland Seagrass Mallee Whipbird Cockle Dunefield Rockpool Pebble
  Bottlebrush Lorikeet Boobook Claypan Snowgum Mulga Firetail Pardalote Saltmarsh Redgum Treefern Pigface
  Bluebush Blackbutt Stringybark Ghostgum Tallowwood Brushbox Gidgee Yellowbox Candlebark Teatree Correa Dianella
  Wallaby Bilby Quoll Numbat Bettong Glider Currawong Butcherbird Honeyeater Silvereye Thornbill Fantail Treecreeper
  Spoonbill Sandpiper Gannet Shearwater Wedgetail Wattlebird Limestone Basalt Bluestone Ochre Shale Quartz Ironstone
  Mudstone Anabranch Estuary Lagoon Mangrove Kelp Limpet Periwinkle Scallop Cuttlefish Samphire Headland Breakwater
  Moonrise Daybreak Lamplight Woodsmoke Windmill Woolshed Orchard Haystack Bracken Maidenhair Lichen Sundew
  Everlasting Clover Lupin Barley Millet Rainmoth Dragonfly Lacewing Skylark Bowerbird Brolga Heron Egret`.split(
    /\s+/,
  )
const SECOND =
  `Bend Rise Reach Hollow Lane Shade Landing Crossing Light Drift Gully Spur Verge Track Fold Row Corner Knoll Brook
  Pocket Meadow Steps Gate Glade Dell Bank Cove Mile Wharf Pass Edge Rest Shore Weir Ford Tarn Furrow Stile`.split(
    /\s+/,
  )

/** Invents a name for each key, all different and none of the taken ones, in the order of the keys. */
export function namesFor(keys: readonly string[], taken: Iterable<string> = []): Map<string, string> {
  const used = new Set(taken)
  const uses = new Map(FIRST.map((first) => [first, 0]))
  for (const name of used) {
    const [first = ''] = name.split(' ')
    uses.set(first, (uses.get(first) ?? 0) + 1)
  }
  const maxUses = Math.ceil((keys.length + used.size) / FIRST.length) + 1
  const names = new Map<string, string>()
  for (const key of keys) {
    for (let tries = 0; !names.has(key); tries++) {
      const value = hash(`${key}/${tries}`)
      const first = FIRST[value % FIRST.length] ?? ''
      const name = `${first} ${SECOND[(value >>> 8) % SECOND.length] ?? ''}`
      if (used.has(name) || (uses.get(first) ?? 0) >= maxUses) continue
      used.add(name)
      uses.set(first, (uses.get(first) ?? 0) + 1)
      names.set(key, name)
    }
  }
  return names
}

export const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Name that a slug was made from. */
export const nameOf = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
