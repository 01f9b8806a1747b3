import type { Design } from '@dream/contract/api/design'

import { LIBRARY } from '#library.ts'
import { libraryPlans } from '#library-plans.ts'
import { printable, readPrints, viewsOf } from './manifest.ts'

/** Gives every plan of the list its printed doll-house; those without one get none. */
export async function withDollhouses(designs: readonly Design[]): Promise<Design[]> {
  const [plans, prints] = await Promise.all([libraryPlans(LIBRARY), readPrints(LIBRARY)])
  return designs.map((design) => {
    const plan = plans.get(design.slug)
    return plan ? { ...design, views: viewsOf(prints[printable(plan).hash]) } : design
  })
}
