import { nameOf } from '#describe/names.ts'
import { type Facade, upstairsOf } from '#scene/facade/facade-design.ts'
import { colorName, paletteOf, TIMBERS } from './materials.ts'
import { capital, type RoomText, sentence, matching, rotated, withArticle } from './sentences.ts'

const ROOFS = { hip: 'hipped', gable: 'gabled', skillion: 'skillion', parapet: 'flat' } as const
const TREES = {
  gum: 'gum tree',
  round: 'shade tree',
  olive: 'olive tree',
  birch: 'birch tree',
  cypress: 'cypress',
} as const
const DRIVES = { aggregate: 'exposed aggregate', pavers: 'pavers', concrete: 'concrete' } as const

function namesOf(f: Facade) {
  const timber = TIMBERS[f.timber]
  const color = colorName(f.color)
  const claddings = {
    brick: 'brick',
    render: `${color} render`,
    weatherboard: `${color} weatherboard`,
    stone: 'stone',
    battens: `${timber} battens`,
  } as const
  const kinds = new Set(f.front.parts.map((part) => part.kind))
  return {
    color,
    timber,
    main: claddings[f.main],
    feature: claddings[f.feature],
    upstairs: claddings[upstairsOf(f)],
    roof: `${ROOFS[f.roof]} roof`,
    door: f.door.kind === 'timber' ? `${timber} door` : `${colorName(f.door.color)} door`,
    garage: f.garage === 'timber' ? `${timber} garage door` : 'garage door',
    tree: TREES[f.tree],
    drive: DRIVES[f.drive],
    hasPorch: kinds.has('porch'),
    hasBalcony: kinds.has('balcony'),
    isDouble: f.front.parts.some((part) => part.kind === 'garage' && part.to - part.from > 4.4),
  }
}

type Names = ReturnType<typeof namesOf>

function titles(f: Facade, n: Names): string[] {
  const names = matching(
    [n.main !== n.feature, `${n.main} and ${f.feature}`],
    [true, `${n.door}, ${f.main}`],
    [true, `${n.main}, ${n.roof}`],
    [f.planting === 'clipped', `clipped hedge, ${f.main}`],
    [true, `${n.tree} by the path`],
    [f.hour === 'dusk', `${f.main} at dusk`],
    [n.hasBalcony, `balcony over ${f.main}`],
    [n.hasPorch, `porch in ${f.feature}`],
    [true, `${n.color} ${f.front.storeys === 2 ? 'two-storey' : 'single-storey'}`],
  )
  const spread = rotated(names, `${f.front.width}${f.style.name}`)
  return [
    ...spread,
    ...spread.map((name) => `${name}, ${ROOFS[f.roof]}`),
    ...spread.map((name) => `${name}, ${n.color}`),
  ]
}

function descriptions(f: Facade, n: Names): string[] {
  return matching(
    [f.main !== f.feature, `${n.main} below ${withArticle(n.roof)}, ${n.feature} where it counts`],
    [
      f.front.storeys === 2 && n.upstairs !== n.main,
      `two storeys to the street, ${n.main} downstairs and ${n.upstairs} above`,
    ],
    [f.front.storeys === 1, `all on one level, long and low under ${withArticle(n.roof)}`],
    [f.hour === 'dusk', `evening: the windows glow, and ${withArticle(n.door)} waits in the lamplight`],
    [
      f.planting === 'clipped',
      `clipped hedges to the footpath, ${withArticle(n.door)} at the end of the path`,
    ],
    [
      f.planting === 'native',
      `grasses in the beds, ${withArticle(n.tree)} on the lawn, ${n.main} behind them`,
    ],
    [f.planting === 'flowering', `flowers along the walls, ${withArticle(n.door)} and ${n.main}`],
    [n.hasBalcony, `a balcony looks down the street over ${n.main}`],
    [
      f.garage === 'timber',
      `${withArticle(n.garage)} gives the drive something to look at; ${n.main} does the rest`,
    ],
    [true, `a drive of ${n.drive}, stepping stones to ${withArticle(n.door)}, ${n.main} all round`],
  ).map(sentence)
}

/** `plan` is the slug of the floor plan whose front it shows. */
export function facadeText(f: Facade, key: string, plan: string | null): RoomText {
  const n = namesOf(f)
  const { interests, lookingFor } = f.style.text
  const street = matching(
    [true, 'Street appeal'],
    [f.planting === 'flowering', 'Front gardens'],
    [f.planting === 'native', 'Native planting'],
    [f.planting === 'clipped', 'Neat hedges'],
    [n.hasPorch, 'Porch chats'],
    [n.hasBalcony, 'Morning coffee'],
    [f.front.storeys === 1, 'No stairs'],
  )
  return {
    titles: titles(f, n).map(capital),
    descriptions: rotated(descriptions(f, n), key),
    interests: [...rotated(street, key).slice(0, 3), ...rotated(interests, key).slice(0, 1)],
    lookingFor: [
      f.front.storeys === 2 ? 'Two storeys' : 'One level',
      ...matching([n.isDouble, 'Double garage'], [n.hasPorch, 'A proper porch'], [n.hasBalcony, 'A balcony']),
      ...rotated(lookingFor, key).slice(0, 1),
    ].slice(0, 4),
    features: [
      ...(plan === null ? [] : [`Front of ${nameOf(plan)}`]),
      ...new Set(
        matching(
          [true, capital(n.main)],
          [true, capital(n.feature)],
          [true, capital(n.roof)],
          [true, capital(n.door)],
          [n.hasBalcony, 'Balcony'],
          [n.hasPorch, 'Porch'],
          [n.isDouble, 'Double garage'],
          [!n.isDouble, 'Single garage'],
          [true, f.drive === 'pavers' ? 'Paved drive' : `${capital(n.drive)} drive`],
          [f.windows === 'bars', 'Small-paned glass'],
        ),
      ),
    ].slice(0, plan === null ? 8 : 7),
    tags: [
      `palette:${paletteOf(n.color)}`,
      `facade:${f.front.storeys === 2 ? 'two-storey' : 'one-storey'}`,
      `roof:${f.roof}`,
      `garden:${f.planting}`,
      ...new Set([`clad:${f.main}`, `clad:${f.feature}`]),
      ...matching(
        [n.hasPorch, 'facade:porch'],
        [n.hasBalcony, 'facade:balcony'],
        [f.door.kind === 'timber', `timber:${f.timber}`],
      ),
    ],
  }
}
