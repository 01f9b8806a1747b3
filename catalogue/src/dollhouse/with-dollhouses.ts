import type { Design } from '@dream/contract/api/designs/design'

import { LIBRARY } from '#library/library.ts'
import { libraryPlans } from '#library/library-plans.ts'
import { readRenders, renderJobs, viewsOf, withModel } from './manifest.ts'

/** Adds its rendered doll-house to every plan of the list; plans without a render get none. */
export async function withDollhouses(designs: readonly Design[]): Promise<Design[]> {
  const [plans, renders] = await Promise.all([libraryPlans(LIBRARY), readRenders(LIBRARY)])
  return designs.map((design) => {
    const plan = plans.get(design.slug)
    const hashes = plan ? renderJobs(plan).map(({ hash }) => hash) : []
    return plan ? withModel(design, viewsOf(hashes, renders)) : design
  })
}
