import { hasIsland, hasSinkInIsland, type Kitchen } from '#scene/kitchen/kitchen-design.ts'
import { colorName, paletteOf, stoneOf, tilesOf, TIMBERS } from './materials.ts'
import { capital, numberWord, type RoomText, sentence, matching, rotated, withArticle } from './sentences.ts'

const DOORS = { flat: 'flat', shaker: 'shaker', vjoint: 'V-groove', batten: 'slatted' } as const
const PENDANTS = { globe: 'globe', dome: 'dome', cone: 'cone', woven: 'woven', bar: 'bar' } as const

/** Names of a kitchen's parts and materials. */
function namesOf(k: Kitchen) {
  const timber = TIMBERS[k.timber]
  const color = k.front ? colorName(k.front) : timber
  const stone = stoneOf(k.stone)
  const door = DOORS[k.style.fronts.kind]
  const base = {
    battens: `slatted ${timber} island`,
    panels: `${timber}-clad island`,
    stone: `${stone.name} island`,
    fronts: `${k.second ? colorName(k.second) : color} island`,
  }[k.island.base]
  const count = numberWord(k.pendants.count)
  return {
    timber,
    color,
    stone,
    door,
    island: base,
    middle: hasIsland(k) ? base : `${timber} table for six`,
    isWaterfall: hasIsland(k) && k.island.waterfall,
    isIsland: hasIsland(k),
    isSlatted: hasIsland(k) && k.island.base === 'battens',
    fronts: `${color} ${door} fronts`,
    pendants:
      k.pendants.kind === 'bar' ? 'one long bar light' : `${count} ${PENDANTS[k.pendants.kind]} pendants`,
    splash: k.splash.kind === 'stone' ? `a slab of ${stone.name}` : tilesOf(k.splash.kind, k.tile),
    isTwoTone: k.second !== null && k.second !== k.front,
    second: k.second ? colorName(k.second) : color,
    hasTimber:
      !hasIsland(k) ||
      k.front === null ||
      k.tall > 0 ||
      k.upper !== 'cabinets' ||
      ['battens', 'panels'].includes(k.island.base),
    stools: numberWord(k.island.stools),
    side: k.mirror > 0 ? 'right' : 'left',
    light: k.mirror > 0 ? 'left' : 'right',
  }
}

type Names = ReturnType<typeof namesOf>

function titles(k: Kitchen, n: Names): string[] {
  const { short } = n.stone
  const names = matching(
    [k.hour && !n.isIsland, `dinner at dusk, ${n.color}`],
    [k.hour && n.isIsland, `${n.color} by lamplight`],
    [n.hasTimber && n.color !== n.timber, `${n.color} and ${n.timber}`],
    [n.isTwoTone, `${n.color} and ${n.second}`],
    [n.isWaterfall, `${short} waterfall`],
    [!n.isIsland, `table for six, ${n.color}`],
    [k.layout === 'corner', `${n.color} corner kitchen`],
    [k.upper === 'shelf', `${n.timber} open shelves`],
    [k.splash.kind !== 'stone', `${n.color} with ${colorName(k.tile)} tiles`],
    [true, `${short} and ${n.color}`],
    [k.upper === 'hood', `${n.timber} hood, ${n.color}`],
    [k.pendants.kind === 'woven', `${n.color} and woven`],
    [k.layout === 'island', n.door === 'flat' ? `${n.color} galley` : `${n.color} ${n.door} galley`],
    [k.layout === 'island' && n.hasTimber, `${n.timber} galley`],
    [!n.isIsland, `${n.timber} table, ${short}`],
    [k.layout === 'corner', `${short} around the corner`],
    [n.isIsland, `${n.island}`],
    [n.isIsland, `${n.stools} at the ${short} bench`],
  )
  const spread = rotated(names, `${k.size.width}`)
  return [
    ...spread,
    ...spread.map((name) => `${name} kitchen`),
    ...spread.map((name) => (n.isIsland ? `${name}, ${n.stools} stools` : `${name}, six chairs`)),
  ]
}

function descriptions(k: Kitchen, n: Names): string[] {
  return matching(
    [true, `${n.fronts} around ${withArticle(n.middle)}, under ${n.pendants}`],
    [!n.isIsland, `no island: ${withArticle(n.timber)} table for six has the middle of the room`],
    [!n.isIsland, `homework at one end, ${n.stone.name} and the cooktop three steps behind it`],
    [!n.isIsland, `six chairs, ${n.pendants}, and dinner comes straight from the cooktop`],
    [
      k.layout === 'corner',
      `the bench turns the corner, so there is ${n.stone.name} on two sides of the cook`,
    ],
    [k.layout === 'corner', `a second run of drawers along the wall holds what the island does not`],
    [n.isIsland && !k.island.sink, `${n.stools} stools pull up to ${n.stone.name} while dinner is on`],
    [hasSinkInIsland(k), `the sink is in the island, so whoever washes up still faces ${n.stools} stools`],
    [k.splash.kind !== 'stone', `behind the cooktop, ${n.splash}; in front of it, ${withArticle(n.middle)}`],
    [k.splash.kind === 'stone', `${n.stone.name} climbs from the bench up the wall behind the cooktop`],
    [n.isWaterfall, `${n.stone.name} falls to the floor at both ends of the island`],
    [k.upper === 'shelf', `open ${n.timber} shelves in place of wall cupboards, ${n.fronts} below them`],
    [
      k.upper === 'hood',
      `${withArticle(n.timber)} band around the hood, ${n.second} cupboards on either side`,
    ],
    [k.tall > 0, `pantry and fridge disappear behind ${n.timber} on the ${n.side}`],
    [n.isTwoTone, `${n.color} below, ${n.second} above, and ${n.stone.name} in between`],
    [!k.hour, `garden light from the ${n.light} falls across ${withArticle(n.middle)} and ${n.pendants}`],
    [
      k.hour && !n.isIsland,
      `evening: ${n.pendants} over ${withArticle(n.timber)} table, and everything else can wait`,
    ],
    [k.hour && n.isIsland, `evening: ${n.pendants} over ${withArticle(n.middle)}, and somebody is cooking`],
    [
      k.style.fronts.kind === 'flat',
      `flat ${n.color} fronts without a handle in sight, ${n.stone.name} on top`,
    ],
    [k.size.height > 2.8, `a three metre ceiling gives ${n.pendants} room to hang`],
  ).map(sentence)
}

const featuresOf = (k: Kitchen, n: Names): string[] =>
  matching(
    [true, `${capital(n.stone.short)} bench`],
    [true, `${capital(n.color)} ${n.door} fronts`],
    [n.isWaterfall, 'Waterfall island'],
    [n.isSlatted, 'Slatted island'],
    [hasSinkInIsland(k), 'Sink in the island'],
    [!n.isIsland, 'Table for six'],
    [k.layout === 'corner', 'Corner bench'],
    [k.splash.kind === 'stone', 'Slab splashback'],
    [k.splash.kind !== 'stone', `${capital(colorName(k.tile))} tiles`],
    [k.tall > 0, 'Full-height pantry'],
    [k.upper === 'shelf', `Open shelves`],
    [k.upper === 'hood', 'Feature hood'],
    [true, k.pendants.kind === 'bar' ? 'Bar light' : `${capital(k.pendants.kind)} pendants`],
    [true, `${capital(k.metal)} tap`],
  ).slice(0, 8)

export function kitchenText(k: Kitchen, key: string): RoomText {
  const n = namesOf(k)
  const { interests, lookingFor } = k.style.text
  const cooking = matching(
    [n.isIsland && k.island.stools === 3, 'Breakfast bar'],
    [hasSinkInIsland(k), 'Chats over dishes'],
    [!n.isIsland, 'Homework table'],
    [!n.isIsland, 'Family dinners'],
    [k.layout === 'corner', 'Baking days'],
    [k.tall > 0, 'Big shops'],
    [k.upper === 'shelf', 'Nice crockery'],
    [k.size.height > 2.8, 'Tall rooms'],
    [k.hour, 'Late dinners'],
    [!k.hour, 'Garden light'],
  ).filter((text) => text.length <= 15)
  return {
    titles: titles(k, n).map(capital),
    descriptions: rotated(descriptions(k, n), key),
    interests: [...interests, ...rotated(cooking, key)].slice(0, 4),
    lookingFor: [
      ...rotated(lookingFor, key).slice(0, 1),
      ...matching(
        [n.isIsland, 'Island seating'],
        [!n.isIsland, 'A kitchen table'],
        [k.layout === 'corner', 'More bench'],
        [k.tall > 0, 'A hidden pantry'],
        [n.isWaterfall, 'Waterfall ends'],
        [k.upper === 'shelf', 'Open shelves'],
      ),
    ].slice(0, 4),
    features: featuresOf(k, n),
    tags: [
      `palette:${paletteOf(n.color)}`,
      `door:${{ flat: 'flat', shaker: 'shaker', vjoint: 'v-groove', batten: 'slatted' }[k.style.fronts.kind]}`,
      `stone:${n.stone.family}`,
      `tap:${k.metal}`,
      `splashback:${k.splash.kind === 'stone' ? 'slab' : k.splash.kind}`,
      `pendant:${k.pendants.kind}`,
      ...matching(
        [n.hasTimber, `timber:${k.timber}`],
        [n.isWaterfall, 'kitchen:waterfall'],
        [hasSinkInIsland(k), 'kitchen:island-sink'],
        [n.isSlatted, 'kitchen:slatted-island'],
        [!n.isIsland, 'kitchen:table'],
        [k.layout === 'corner', 'kitchen:corner-bench'],
        [k.tall > 0, 'kitchen:tall-pantry'],
        [k.upper === 'shelf', 'kitchen:open-shelves'],
        [n.isTwoTone, 'kitchen:two-tone'],
      ),
    ],
  }
}
