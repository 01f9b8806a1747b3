import type { Living } from '#scene/living/living-design.ts'
import { showsLining } from '#scene/living/living-lining.ts'
import { colorName, paletteOf, stoneOf, TIMBERS } from './materials.ts'
import { capital, type RoomText, sentence, matching, rotated, withArticle } from './sentences.ts'

const TABLES = { round: 'round', oblong: 'long', drum: 'drum' } as const

/** Lining of the wall that the picture looks at, by style; mid-century walls are lined in the room's timber. */
const LININGS: Readonly<Record<string, string>> = {
  coastal: 'VJ boards',
  farmhouse: 'VJ boards',
  hamptons: 'a panelled wall',
  contemporary: 'wall panels',
  'mid-century': 'panelling',
  japandi: 'a slatted dado',
  industrial: 'a brick wall',
  mediterranean: 'a limewashed wall',
}

function liningOf(l: Living): string | null {
  const name = LININGS[l.style.name]
  if (name === undefined || !showsLining(l)) return null
  return l.style.name === 'mid-century' ? `${TIMBERS[l.timber]} ${name}` : name
}

/** Whether the picture shows battens: beside a fireplace they are at its left, which a camera that looks to the right leaves out. */
function showsBattens({ battens, focus, view, mirror }: Living): boolean {
  if (!battens || focus === 'joinery') return false
  if (focus === 'art' || view === 'front') return true
  return view === 'corner' ? mirror < 0 : mirror > 0
}

/** What the picture shows of the garden, the walls and the light. */
function outlookOf({ view, hour }: Living): string {
  if (view === 'garden') return 'Glass to garden'
  if (view === 'corner') return 'A wall for art'
  return hour ? 'Warm lamps' : 'Sun on the rug'
}

function namesOf(l: Living) {
  const stone = stoneOf(l.stone)
  const timber = TIMBERS[l.timber]
  return {
    stone,
    timber,
    cover: colorName(l.cover),
    accent: colorName(l.accent),
    table: l.table === 'drum' ? `${stone.name} drum table` : `${TABLES[l.table]} ${timber} table`,
    chairs:
      l.chairs === 2
        ? `two ${colorName(l.accent)} armchairs`
        : `${withArticle(colorName(l.accent))} armchair`,
    isPair: l.layout === 'pair',
    sofa: l.layout === 'pair' ? `two ${colorName(l.cover)} sofas` : `${withArticle(colorName(l.cover))} sofa`,
    focus: { fireplace: 'fireplace', joinery: 'shelves', art: 'picture' }[l.focus],
    lining: liningOf(l),
    hasBattens: showsBattens(l),
    /** Seen from elsewhere, the glass and what hangs beside it are out of the picture. */
    hasCurtain: l.curtain && l.view === 'garden',
  }
}

type Names = ReturnType<typeof namesOf>

function titles(l: Living, n: Names): string[] {
  const names = matching(
    [l.hour && l.focus === 'fireplace', `fire lit, ${n.cover} sofa`],
    [l.hour && l.view === 'garden', `${n.cover} and ${n.timber} at dusk`],
    [l.hour && l.view === 'corner', `${n.cover} sofa by lamplight`],
    [l.focus === 'fireplace', `${n.stone.short} fireside`],
    [l.focus === 'joinery', `${n.timber} media wall`],
    [l.focus === 'art' && !n.isPair && l.view !== 'corner', `${n.cover} sofa, one picture`],
    [n.isPair, `two ${n.cover} sofas`],
    [l.layout === 'facing', `${n.cover} sofa, ${n.accent} throw`],
    [l.view === 'corner', `pictures over the sofa`],
    [true, `${n.cover} and ${n.timber}`],
    [n.hasBattens, `${n.timber} battens`],
    [l.chairs > 0, `${n.accent} armchair corner`],
    [l.lamp, `lamplight and ${n.cover}`],
    [l.size.height > 2.8 && !n.isPair, `high ceiling, ${n.cover} sofa`],
    [true, `${n.table}`],
    [true, `${n.accent} and ${n.cover}`],
  )
  const spread = rotated(names, `${l.size.width}`)
  return [
    ...spread,
    ...spread.map((name) => `${name} ${l.focus === 'art' ? 'lounge' : 'living'}`),
    ...spread.map((name) => `${name}, garden side`),
  ]
}

function descriptions(l: Living, n: Names): string[] {
  return matching(
    [
      l.focus === 'fireplace' && l.view !== 'corner',
      `${n.stone.name} rises around the fire, with ${n.timber} wood boxes on both sides`,
    ],
    [
      n.isPair,
      `two ${n.cover} sofas face each other over ${withArticle(n.table)}, the ${n.focus} at the end`,
    ],
    [
      l.layout === 'facing',
      `the sofa looks at the ${n.focus}; ${withArticle(n.accent)} throw hangs over its back`,
    ],
    [l.view === 'corner', `two framed pictures over ${n.sofa}, and a lamp at its far end`],
    [l.focus === 'fireplace' && l.layout === 'side', `${n.sofa} turned to the garden, the fire at its elbow`],
    [l.focus === 'joinery', `the screen has its place between ${n.timber} shelves, so the floor stays free`],
    [
      l.focus === 'joinery' && !n.isPair && l.view !== 'corner',
      `books left and right of the screen, ${n.sofa} before it`,
    ],
    [
      l.focus === 'art' && l.view !== 'corner',
      `one big picture over ${withArticle(n.timber)} sideboard, and nothing that shouts`,
    ],
    [l.focus === 'art', `a quiet wall, ${withArticle(n.timber)} sideboard, ${n.sofa}`],
    [l.chairs > 0, `${n.chairs} and ${n.sofa} close a circle around ${withArticle(n.table)}`],
    [l.chairs === 0 && !n.isPair, `${n.sofa} has the rug and ${withArticle(n.table)} to itself`],
    ...linedWalls(l, n),
    [n.hasBattens, `${n.timber} battens line the far wall behind the ${n.focus}`],
    [
      l.lamp && l.layout === 'side' && !l.hour,
      `a floor lamp reads over the end of ${n.sofa}; the garden does the rest by day`,
    ],
    [n.hasCurtain, `a pale curtain gathers at the end of the glass, opposite ${n.sofa}`],
    [l.size.height > 2.8, `three metres of height over ${withArticle(n.table)} and ${n.sofa}`],
    [
      l.view === 'garden' && !l.hour,
      `a wall of glass to the garden, with ${withArticle(n.table)} in the sun before it`,
    ],
    ...eveningsAround(l, n),
  ).map(sentence)
}

const linedWalls = (l: Living, { lining, sofa, timber }: Names) =>
  [
    [lining && l.view === 'corner', `${lining} behind ${sofa} and two framed pictures`],
    [
      lining && l.view !== 'corner' && l.focus === 'fireplace',
      `${lining} beside the fire, and ${sofa} near it`,
    ],
    [
      lining && l.view !== 'corner' && l.focus === 'art',
      `${lining} behind the picture and ${withArticle(timber)} sideboard`,
    ],
  ] as const

const eveningsAround = (l: Living, n: Names) =>
  [
    [
      l.hour && l.focus === 'fireplace',
      `evening: the fire is lit in its ${n.stone.short} wall, and ${n.sofa} is close enough`,
    ],
    [
      l.hour && l.focus === 'joinery' && l.view === 'garden',
      `evening: light runs under the shelves, and the garden turns blue ${l.chairs > 0 ? `behind ${n.chairs}` : 'outside'}`,
    ],
    [l.hour && l.lamp, `evening: one lamp at the end of ${n.sofa}, and the day is over`],
  ] as const

export function livingText(l: Living, key: string): RoomText {
  const n = namesOf(l)
  const { interests, lookingFor } = l.style.text
  const evenings = matching(
    [l.focus === 'fireplace', 'Winter fires'],
    [l.focus === 'joinery', 'Movie nights'],
    [l.focus === 'joinery', 'Shelves of books'],
    [l.focus === 'art', 'Art on the wall'],
    [l.chairs > 0, 'Company'],
    [l.lamp, 'Reading late'],
    [true, l.view === 'garden' ? 'A garden view' : 'Rainy days'],
  ).filter((text) => text.length <= 15)
  return {
    titles: titles(l, n).map(capital),
    descriptions: rotated(descriptions(l, n), key),
    interests: [...rotated(evenings, key).slice(0, 3), ...rotated(interests, key).slice(0, 1)],
    lookingFor: [
      ...matching(
        [l.focus === 'fireplace', 'A fireplace'],
        [l.focus === 'joinery', 'A media wall'],
        [l.size.height > 2.8, 'A high ceiling'],
        [true, outlookOf(l)],
      ),
      ...rotated(lookingFor, key).slice(0, 1),
    ].slice(0, 4),
    features: matching(
      [l.focus === 'fireplace', `${capital(n.stone.short)} fireplace`],
      [l.focus === 'joinery', `${capital(n.timber)} shelves`],
      [l.focus === 'art', `${capital(n.timber)} sideboard`],
      [n.hasBattens, 'Batten wall'],
      [n.lining, capital(n.lining?.replace(/^an? /, '') ?? '')],
      [!n.isPair, `${capital(n.cover)} sofa`],
      [n.isPair, `Two ${n.cover} sofas`],
      [l.layout === 'facing', `${capital(n.accent)} throw`],
      [l.view === 'corner', 'Framed pictures'],
      [l.chairs === 1, 'Armchair'],
      [l.chairs === 2, 'Two armchairs'],
      [true, `${capital(TABLES[l.table])} table`],
      [l.lamp, 'Floor lamp'],
      [n.hasCurtain, 'Pale curtain'],
      [l.size.height > 2.8, '3 m ceiling'],
    ).slice(0, 8),
    tags: [
      `palette:${paletteOf(n.cover)}`,
      `focus:${l.focus}`,
      `sofa:${l.sofa}`,
      `timber:${l.timber}`,
      ...matching(
        [n.hasBattens, 'wall:battens'],
        [l.chairs > 0, 'living:armchairs'],
        [n.isPair, 'living:two-sofas'],
        [l.size.height > 2.8, 'ceiling:high'],
        [l.focus === 'fireplace' || l.table === 'drum', `stone:${n.stone.family}`],
      ),
    ],
  }
}
