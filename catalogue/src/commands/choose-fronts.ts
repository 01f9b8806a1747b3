import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import { hash } from '#plan/random.ts'
import { type Front, frontOf } from '#scene/facade/front.ts'
import { LIBRARY } from '#library/library.ts'
import { chosenFronts, FRONTS_FILE } from '#rooms/fronts.ts'
import { listRooms } from '#rooms/list.ts'

/** Measures a front for every facade that has none: `npm run fronts -w catalogue`. Fronts that are stored stay as they are. */
const MAX_WIDTH_M = 12.6

const { designs } = CatalogueFile.parse(JSON.parse(await readFile(join(LIBRARY, 'designs.json'), 'utf8')))
const plans = designs.flatMap(({ slug, plan }) => (plan ? [{ slug, front: frontOf(plan) }] : []))
const taken = new Set(Object.values(chosenFronts()).map((front) => JSON.stringify(front)))

/** A house that fits an upright picture, with a garage and a door to the street. */
function suits(front: Front, storeys: Front['storeys']): boolean {
  const ground = front.parts.filter((part) => part.level === 'ground').map((part) => part.kind)
  return (
    front.storeys === storeys &&
    front.width <= MAX_WIDTH_M &&
    ground.includes('garage') &&
    (ground.includes('porch') || ground.includes('entry'))
  )
}

function frontFor(slug: string): Front {
  const storeys = slug.endsWith('2') ? 1 : 2
  const [best] = plans
    .filter(({ front }) => suits(front, storeys) && !taken.has(JSON.stringify(front)))
    .toSorted((a, b) => hash(`${slug}/${a.slug}`) - hash(`${slug}/${b.slug}`))
  if (!best) throw new Error(`No plan has a front for ${slug}`)
  taken.add(JSON.stringify(best.front))
  return best.front
}

const slugs = listRooms().flatMap(({ slug, category }) => (category === 'Facade' ? [slug] : []))
const fronts = Object.fromEntries(
  slugs.toSorted().map((slug) => [slug, chosenFronts()[slug] ?? frontFor(slug)]),
)
const lines = Object.entries(fronts).map(
  ([slug, front]) => ` ${JSON.stringify(slug)}: ${JSON.stringify(front)}`,
)
await writeFile(FRONTS_FILE, `{\n${lines.join(',\n')}\n}\n`)
