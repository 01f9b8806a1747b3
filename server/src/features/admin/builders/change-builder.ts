import type { Builder, BuilderInput } from '@dream/contract/api/admin/catalogue/builders'
import { PROBLEMS } from '@dream/contract/api/errors'
import type { Database, Tx } from '#platform/database/database.ts'
import { isUniqueViolation } from '#platform/database/unique-violation.ts'
import { problem } from '#platform/problems/problem.ts'
import { type Author, change } from '../audit/change.ts'
import { refuseStale } from '../audit/refuse-stale.ts'
import { notifyCatalogue } from '../designs/designs.store.ts'
import { markPicturesUsed } from '../designs/files/catalogue-files.store.ts'
import { type Changes, insertBuilder, lockBuilder, readBuilder, updateBuilder } from './builders.store.ts'

export const addBuilder = (database: Database, by: Author, input: BuilderInput): Promise<Builder> =>
  unlessTaken(
    change(database, { by, action: 'builder.create', entity: 'builder', entityId: null }, async (tx) => {
      const id = await insertBuilder(tx, input)
      await keepLogo(tx, input)
      return { before: null, after: { ...input }, result: await known(tx, id) }
    }),
  )

type Edit = { id: string; version: number; changes: Changes }

/** Changes a builder, on all of their cards. */
export const changeBuilder = (database: Database, by: Author, { changes, ...seen }: Edit): Promise<Builder> =>
  edit(database, { by, action: 'builder.change' }, { ...seen, changes })

/** Switches a builder off with all designs, or on again. */
export const switchBuilder = (
  database: Database,
  by: Author,
  { isActive, ...seen }: { id: string; version: number; isActive: boolean },
): Promise<Builder> =>
  edit(
    database,
    { by, action: isActive ? 'builder.switch-on' : 'builder.switch-off' },
    { ...seen, changes: { isActive } },
  )

const edit = (
  database: Database,
  act: { by: Author; action: string },
  { id, version, changes }: { id: string; version: number; changes: Changes },
) =>
  unlessTaken(
    change(database, { ...act, entity: 'builder', entityId: id }, async (tx) => {
      if (!(await lockBuilder(tx, id))) throw problem('not-found')
      const before = await known(tx, id)
      refuseStale(version, before)
      await updateBuilder(tx, id, changes)
      await keepLogo(tx, changes)
      await notifyCatalogue(tx)
      const result = await known(tx, id)
      return { before: said(before), after: said(result), result }
    }),
  )

const said = ({ name, licence, states, logo, isActive }: Builder) => ({
  name,
  licence,
  states,
  logo: logo?.light ?? null,
  isActive,
})

const keepLogo = (tx: Tx, { logo }: Changes) => markPicturesUsed(tx, logo ? [logo] : [])

async function known(tx: Tx, id: string): Promise<Builder> {
  const builder = await readBuilder(tx, id)
  if (!builder) throw problem('not-found')
  return builder
}

const TAKEN = PROBLEMS['builder-exists'].message

async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw problem('builder-exists', { errors: [{ path: 'name', message: TAKEN }], cause: error })
  }
}
