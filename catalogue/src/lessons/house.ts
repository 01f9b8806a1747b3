import { join } from 'node:path'

import type { PlanFacts } from '@dream/contract/api/designs/design'

import { traitsOf } from '#describe/traits.ts'
import { build, footprintOf } from '#plan/build.ts'
import { factsOf } from '#plan/facts.ts'
import type { Rect } from '#plan/geometry/geometry.ts'
import { boundsOf } from '#plan/geometry/geometry.ts'
import type { Level, LevelName, Plan } from '#plan/level.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { LIBRARY } from '#library/library.ts'
import { isOrigin } from '#library/origins.ts'
import { readRecord } from '#json/read-record.ts'

/** A plan of the library, regenerated from its seed. */
export interface House {
  slug: string
  title: string
  plan: Plan
  facts: PlanFacts
  bedrooms: number
  /** Bounding box of the house, all storeys. */
  box: Rect
}

/** Published and archived plans: a video may outlive the plan that it shows. */
const readOrigins = () => ({
  ...readRecord(join(LIBRARY, 'archived.json'), isOrigin),
  ...readRecord(join(LIBRARY, 'origins.json'), isOrigin),
})

const titleOf = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const known = new Map<string, House>()

/** The house with this name in the library; throws when it does not exist. */
export function houseOf(slug: string): House {
  const found = known.get(slug)
  if (found) return found
  const origin = readOrigins()[slug]
  const template = TEMPLATES.find((one) => one.id === origin?.template)
  if (!origin || !template) throw new Error(`The library has no plan called ${slug}.`)
  const house = housed(slug, build(template, origin.seed))
  known.set(slug, house)
  return house
}

const housed = (slug: string, plan: Plan): House => ({
  slug,
  title: titleOf(slug),
  plan,
  facts: factsOf(plan),
  bedrooms: traitsOf(plan).bedrooms,
  box: boundsOf(plan.levels.map(footprintOf)),
})

export function levelOf({ plan, slug }: House, name: LevelName): Level {
  const level = plan.levels.find((one) => one.name === name)
  if (!level) throw new Error(`${slug} has no ${name} storey.`)
  return level
}
