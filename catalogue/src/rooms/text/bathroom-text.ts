import { basinsOf } from '#scene/bathroom/bathroom.ts'
import type { Bathroom } from '#scene/bathroom/bathroom-design.ts'
import { colorName, paletteOf, stoneOf, tilesOf, TIMBERS } from './materials.ts'
import { capital, type RoomText, sentence, matching, rotated, withArticle } from './sentences.ts'

const FLOORS = {
  large: 'large pale tiles',
  small: 'small mosaic tiles',
  terrazzo: 'terrazzo',
  stone: 'sand-coloured stone tiles',
} as const
const MIRRORS = { round: 'round mirror', pill: 'pill-shaped mirror', cabinet: 'mirror cabinet' } as const

function namesOf(b: Bathroom) {
  const stone = stoneOf(b.stone)
  const timber = TIMBERS[b.timber]
  /** Where the picture looks at the bath, vanity and mirrors are out of it. */
  const hasVanity = b.layout === 'vanity'
  const basins = hasVanity ? basinsOf(b) : 0
  const vanity = b.vanity.painted ? colorName(b.vanity.painted) : timber
  return {
    stone,
    timber,
    vanity,
    hasVanity,
    glass: hasVanity ? b.glass : null,
    stand: hasVanity ? b.vanity.kind : null,
    basins,
    wall: b.tiling.kind === 'stone' ? stone.name : tilesOf(b.tiling.kind, b.tile),
    wallShort: b.tiling.kind === 'stone' ? stone.short : `${colorName(b.tile)} tiles`,
    height: b.tiling.full ? 'to the ceiling' : 'to shoulder height',
    color: b.tiling.kind === 'stone' ? (hasVanity ? vanity : stone.short) : colorName(b.tile),
    mirrors: basins === 2 ? `two ${MIRRORS[b.glass]}s` : withArticle(MIRRORS[b.glass]),
    isUnderWindow: b.bath === 'freestanding' && b.layout === 'vanity',
    hung: b.vanity.kind === 'wall-hung' ? 'wall-hung' : 'free-standing',
  }
}

type Names = ReturnType<typeof namesOf>

function titles(b: Bathroom, n: Names): string[] {
  const names = matching(
    [b.hour, `${n.wallShort} by lamplight`],
    [b.tiling.kind !== 'stone', `${colorName(b.tile)} tiles, ${b.metal} taps`],
    [n.isUnderWindow, `bath under the window`],
    [b.layout === 'bath', `bath at the far end`],
    [b.layout === 'bath', `${n.wallShort} over the bath`],
    [b.layout === 'bath', `${n.stone.short} ledge, ${b.metal} spout`],
    [b.layout === 'bath', `candle on ${n.stone.short}`],
    [n.hasVanity, `${n.vanity} and ${b.tiling.kind === 'stone' ? n.stone.short : colorName(b.tile)}`],
    [b.tiling.kind === 'stone', `${n.stone.short} bathroom`],
    [!b.bath, `${n.wallShort}, walk-in shower`],
    [n.basins === 2, `${n.vanity} double vanity`],
    [n.glass === 'round', `round mirror, ${b.metal}`],
    [b.bath === 'freestanding', `bath and ${n.wallShort}`],
    [b.bath === 'built-in', `built-in bath, ${n.wallShort}`],
    [n.hasVanity && n.vanity !== b.metal, `${n.vanity} vanity, ${b.metal}`],
    [n.hasVanity, `${n.hung} ${n.vanity} vanity`],
    [n.hasVanity && b.floor === 'terrazzo', `terrazzo and ${n.vanity}`],
    [!n.hasVanity && b.floor === 'terrazzo', `terrazzo under the bath`],
  )
  const spread = rotated(names, `${b.size.width}`)
  return [
    ...spread,
    ...spread.map((name) => `${name}, full height`).filter(() => b.tiling.full),
    ...spread.map((name) => (b.view === 'close' ? `${name}, shower` : `${name}, by the garden`)),
  ]
}

function descriptions(b: Bathroom, n: Names): string[] {
  const hasBoth = b.bath !== null && b.shower
  return matching(
    [
      true,
      `${n.wall} ${b.tiling.kind === 'stone' ? 'runs' : 'run'} ${n.height} behind ${n.hasVanity ? withArticle(`${n.hung} ${n.vanity} vanity`) : 'an oval bath'}`,
    ],
    [
      n.isUnderWindow,
      `an oval bath stands under the garden window, ${withArticle(b.metal)} spout at its side`,
    ],
    [
      b.hour && b.bath && (b.layout === 'bath' || b.glass !== 'cabinet'),
      `evening: the lamps are lit on ${n.wall}, and the bath is yours`,
    ],
    [b.layout === 'bath', `an oval bath has the far end to itself, below a ledge of ${n.stone.name}`],
    [
      b.layout === 'bath',
      `bath at the end, a ${n.stone.name} ledge within reach, and room to dry off before it`,
    ],
    [b.bath === 'built-in', `the bath is built in below the window with a ${n.stone.name} edge`],
    [!b.bath, `no bath to step over: a walk-in shower behind one clear pane, and ${FLOORS[b.floor]}`],
    [hasBoth, `bath on one side, walk-in shower on the other, ${n.vanity} in between`],
    [n.basins === 2, `two basins, ${n.mirrors} and room for two people in a hurry`],
    [n.basins === 1, `one basin under ${n.mirrors}, and ${n.wall} around it`],
    [b.floor === 'terrazzo', `terrazzo underfoot, ${n.wall} on the wall, ${b.metal} taps`],
    [b.floor !== 'terrazzo', `${FLOORS[b.floor]} underfoot; on the wall, ${n.wall}`],
    [n.stand === 'legs', `the ${n.vanity} vanity stands on legs like a piece of furniture`],
    [n.stand === 'wall-hung', `the ${n.vanity} vanity floats above the floor, easy to mop under`],
    [!n.hasVanity, `${b.metal} taps come out of the wall, and a tray lies across the bath`],
    [
      n.hasVanity,
      `${b.metal} taps come out of the wall over ${withArticle(n.stone.name === 'concrete' ? 'concrete bench' : `${n.stone.name} bench`)}`,
    ],
  ).map(sentence)
}

export function bathroomText(b: Bathroom, key: string): RoomText {
  const n = namesOf(b)
  const { interests, lookingFor } = b.style.text
  const bathing = matching(
    [b.bath, 'Long baths'],
    [b.shower, 'Quick showers'],
    [n.basins === 2, 'Busy mornings'],
    [n.stand === 'wall-hung', 'Clear floors'],
    [b.view !== 'close', b.view === 'garden' ? 'A garden view' : 'Rainy days'],
    [b.layout === 'bath', 'Candlelight'],
  )
  return {
    titles: titles(b, n).map(capital),
    descriptions: rotated(descriptions(b, n), key),
    interests: [...rotated(bathing, key).slice(0, 3), ...rotated(interests, key).slice(0, 1)],
    lookingFor: [
      ...matching(
        [b.bath === 'freestanding', 'A standing bath'],
        [b.bath === 'built-in', 'A family bath'],
        [b.shower, 'Walk-in shower'],
        [n.basins === 2, 'Two basins'],
      ),
      ...rotated(lookingFor, key).slice(0, 1),
    ].slice(0, 4),
    features: matching(
      [b.bath === 'freestanding', 'Freestanding bath'],
      [b.bath === 'built-in', 'Built-in bath'],
      [b.layout === 'bath', 'Tiled ledge'],
      [b.shower, 'Walk-in shower'],
      [n.basins === 2, 'Double vanity'],
      [n.hasVanity, `${capital(n.vanity)} vanity`],
      [b.tiling.kind !== 'stone', `${capital(colorName(b.tile))} tiles`],
      [b.tiling.kind === 'stone', `${capital(n.stone.short)} wall`],
      [b.tiling.full, 'Full-height tiling'],
      [n.glass === 'round', 'Round mirrors'],
      [n.glass === 'pill', 'Pill mirrors'],
      [n.glass === 'cabinet', 'Mirror cabinets'],
      [b.floor === 'terrazzo', 'Terrazzo floor'],
      [true, `${capital(b.metal)} taps`],
    ).slice(0, 8),
    tags: [
      `palette:${paletteOf(n.color)}`,
      `tap:${b.metal}`,
      `tile:${b.tiling.kind === 'stone' ? 'slab' : b.tiling.kind}`,
      ...matching(
        [n.hasVanity, `mirror:${b.glass}`],
        [b.bath, `bath:${b.bath}`],
        [b.shower, 'shower:walk-in'],
        [n.basins === 2, 'vanity:double'],
        [n.stand === 'wall-hung', 'vanity:wall-hung'],
        [b.floor === 'terrazzo', 'floor:terrazzo'],
        [n.hasVanity && !b.vanity.painted, `timber:${b.timber}`],
        [true, `stone:${n.stone.family}`],
      ),
    ],
  }
}
