import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import { insertEntries, type NewEntry } from './audit.store.ts'
import { changedFields, type Fields } from './changed-fields.ts'

/** Author of a change, and its source. Handlers pass the `user` that they get; commands and jobs have no person. */
export type Author =
  | Pick<AdminCaller, 'userId' | 'sessionId' | 'requestId' | 'ip' | 'source' | 'audit'>
  | Nobody
type Nobody = { source: 'command' | 'job' }

/** Action, in words that a filter finds: `{ by: user, action: 'design.publish', entity: 'design', entityId }`. */
export type Act = {
  by: Author
  action: string
  entity: string
  entityId: string | null
  /** Reason, where the person was asked for one. */
  reason?: string | undefined
  importId?: string | undefined
}

/** States before and after, with their fields; null: did not exist, or no longer exists. */
export type Change<T> = { before: Fields | null; after: Fields | null; result: T }
/** Changes of many things at once. */
export type Changes<T> = {
  things: readonly { id: string; before: Fields | null; after: Fields | null }[]
  result: T
}

/**
 * Makes a change of an admin: runs it in a transaction, and writes the audit entry in the same one. All changes go through here.
 * An action whose entity gets its id only in the transaction names it in `result.id`.
 */
export async function change<T>(
  { transaction }: Pick<Database, 'transaction'>,
  act: Act,
  work: (tx: Tx) => Promise<Change<T>>,
): Promise<T> {
  return transaction(async (tx) => {
    const { before, after, result } = await work(tx)
    await insertEntries(tx, [{ ...entryOf(act, result), ...changedFields(before, after) }])
    count(act.by)
    return result
  })
}

/** Makes many changes in one action: an entry for the action, and one for each thing. */
export async function changeAll<T>(
  { transaction }: Pick<Database, 'transaction'>,
  act: Act,
  work: (tx: Tx) => Promise<Changes<T>>,
): Promise<T> {
  return transaction(async (tx) => {
    const { things, result } = await work(tx)
    const whole = { ...entryOf(act, null), before: null, after: { count: things.length } }
    const [partOf = null] = await insertEntries(tx, [whole])
    for (let at = 0; at < things.length; at += LINES_AT_ONCE) {
      const lines = things
        .slice(at, at + LINES_AT_ONCE)
        .map(({ id, before, after }) => ({ ...whole, entityId: id, partOf, ...changedFields(before, after) }))
      await insertEntries(tx, lines)
    }
    count(act.by)
    return result
  })
}

/** Batch size: a statement takes 65,535 parameters at most. */
const LINES_AT_ONCE = 1000

/** Writes an entry for an action without stored changes, such as looking at a person's data. */
export const note = (database: Pick<Database, 'transaction'>, act: Act): Promise<null> =>
  change(database, act, async () => ({ before: null, after: null, result: null }))

function count(author: Author) {
  if (author.source === 'admin') author.audit.lines += 1
}

function entryOf(act: Act, result: unknown): Omit<NewEntry, 'before' | 'after'> {
  const { by: author, action, entity, reason = null, importId = null } = act
  const isAdmin = author.source === 'admin'
  return {
    source: author.source,
    actor: isAdmin ? author.userId : null,
    sessionId: isAdmin ? author.sessionId : null,
    requestId: isAdmin ? author.requestId : null,
    ip: isAdmin ? author.ip : null,
    action,
    entity,
    entityId: act.entityId ?? idOf(result),
    reason,
    importId,
    partOf: null,
  }
}

const idOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'id' in result ? String(result.id) : null
