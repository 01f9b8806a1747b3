import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import { hash } from '#plan/random.ts'
import { farthestStep, type Front, frontOf } from '#scene/facade/front.ts'
import { LIBRARY } from '#library/library.ts'
import { isDealt } from '#rooms/dealt.ts'
import { type ChosenFront, chosenFronts, FRONTS_FILE, SAME_FRONT_M } from '#rooms/fronts.ts'
import { listRooms } from '#rooms/list.ts'

/**
 * Chooses the plan whose front each facade shows: `npm run fronts -w catalogue`. A stored front stays where a listed plan still
 * has it; otherwise the facade takes the front of another plan, and must be rendered again.
 */
const MAX_WIDTH_M = 12.6

type Measured = { slug: string; front: Front }
const { designs } = CatalogueFile.parse(JSON.parse(await readFile(join(LIBRARY, 'designs.json'), 'utf8')))
const plans = designs.flatMap(({ slug, plan }): Measured[] => (plan ? [{ slug, front: frontOf(plan) }] : []))
const taken = new Set<string>()

/** Whether a house fits a portrait picture, with a garage and a door to the street. */
function suits(front: Front, storeys: Front['storeys']): boolean {
  const ground = front.parts.filter((part) => part.level === 'ground').map((part) => part.kind)
  return (
    front.storeys === storeys &&
    front.width <= MAX_WIDTH_M &&
    ground.includes('garage') &&
    (ground.includes('porch') || ground.includes('entry'))
  )
}

function take({ slug, front }: Measured): ChosenFront {
  taken.add(slug)
  return { plan: slug, front }
}

/** The stored front with its nearest plan; null when no plan has it. */
function kept(stored: ChosenFront): ChosenFront | null {
  const [nearest] = plans
    .filter(({ slug }) => !taken.has(slug))
    .map((plan) => ({ plan, step: farthestStep(stored.front, plan.front) }))
    .toSorted((a, b) => a.step - b.step)
  return nearest && nearest.step <= SAME_FRONT_M ? take({ ...nearest.plan, front: stored.front }) : null
}

function another(facade: string): ChosenFront {
  const storeys = facade.endsWith('2') ? 1 : 2
  const [best] = plans
    .filter(({ slug, front }) => suits(front, storeys) && !taken.has(slug))
    .toSorted((a, b) => hash(`${facade}/${a.slug}`) - hash(`${facade}/${b.slug}`))
  if (!best) throw new Error(`No plan has a front for ${facade}`)
  return take(best)
}

const before = chosenFronts()
const facades = listRooms()
  .flatMap(({ slug, category }) => (category === 'Facade' ? [slug] : []))
  .toSorted()
const stored = new Map(
  facades.filter(isDealt).flatMap((slug) => {
    const front = before[slug] && kept(before[slug])
    return front ? [[slug, front] as const] : []
  }),
)
const lines = facades.map((slug) => {
  const own = before[slug]
  const front = !isDealt(slug) && own ? { ...own, plan: null } : (stored.get(slug) ?? another(slug))
  return ` ${JSON.stringify(slug)}: ${JSON.stringify(front)}`
})
await writeFile(FRONTS_FILE, `{\n${lines.join(',\n')}\n}\n`)
