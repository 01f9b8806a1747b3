import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { Design } from '@dream/contract/api/designs/design'
import type { State } from '@dream/contract/rules/account/australia'
import { documentOf, emptyDocument } from '@dream/contract/rules/designs/document/to-design'

type Builder = { name: string; licence: string; states: State[] }

/** Use-cases of an admin, as the demo calls them. */
export type CatalogueUseCases = {
  hasBuilders(): Promise<boolean>
  /** Returns the new builder's id; null when another process has just added them. */
  addBuilder(builder: Builder): Promise<string | null>
  switchOff(builderId: string): Promise<unknown>
  assign(designIds: readonly string[], builderId: string): Promise<unknown>
  /** Returns the draft's id. */
  addDraft(document: DesignDocument, builderId: string | null): Promise<string>
  change(designId: string, changes: Partial<DesignDocument>): Promise<unknown>
  publish(designId: string, at: Date): Promise<unknown>
  archive(designId: string): Promise<unknown>
  /** Designs that are dealt, ordered by id. */
  designs(): readonly Design[]
}

const HEARTH: Builder = { name: 'Hearth & Gable Homes', licence: 'CDB-U 00001', states: ['VIC', 'NSW'] }
const WATTLEBIRD: Builder = { name: 'Wattlebird Homes', licence: 'QBCC 0000002', states: ['QLD'] }

const ASSIGNED = 24
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Seeds the catalogue pages of a new demo: two builders, one of them switched off, drafts, a scheduled design and an overdue one.
 */
export async function seedDemoCatalogue(cases: CatalogueUseCases): Promise<void> {
  if (await cases.hasBuilders()) return
  const plans = cases.designs().filter(({ category }) => category === 'Floor Plan')
  const [first, second, third, fourth, fifth] = plans
  const [kitchen] = cases.designs().filter(({ category }) => category === 'Kitchen')
  // Without the library there are no designs for a demo.
  if (!first || !second || !third || !fourth || !fifth || !kitchen) return
  const hearth = await cases.addBuilder(HEARTH)
  const wattlebird = hearth && (await cases.addBuilder(WATTLEBIRD))
  if (!hearth || !wattlebird) return
  await cases.assign(
    plans.slice(5, 5 + ASSIGNED).map(({ id }) => id),
    hearth,
  )
  const written = (design: Design, title: string) => ({ ...documentOf(design), title })

  await cases.addDraft(written(first, 'Hampton 24'), hearth)
  await cases.addDraft({ ...written(second, 'Hampton 28'), frontage: null, description: '' }, hearth)
  await cases.addDraft({ ...emptyDocument('Kitchen'), title: 'Galley by the window' }, null)
  const scheduled = await cases.addDraft(written(third, 'Seaforth 31'), hearth)
  await cases.publish(scheduled, new Date(Date.now() + 3 * DAY_MS))
  await cases.switchOff(wattlebird)
  const overdue = await cases.addDraft(written(fourth, 'Noosa Pavilion'), wattlebird)
  await cases.publish(overdue, new Date(Date.now() - 2 * DAY_MS))
  const archived = await cases.addDraft(written(fifth, 'Display Home 2019'), null)
  await cases.archive(archived)
  await cases.change(kitchen.id, {
    description: `${kitchen.description} With a bench for two.`.slice(0, 160),
  })
}
