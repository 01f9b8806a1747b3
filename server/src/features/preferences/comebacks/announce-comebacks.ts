import { COME_BACK } from '@dream/contract/rules/account/notifications'
import { readDeckOf } from '#features/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import * as store from './comebacks.store.ts'
import { matchesAmong } from './matches.ts'
import { choosePick, type ComebackDeps } from './today.ts'

type Deps = Pick<ComebackDeps, 'database' | 'catalogue'>

/** Job that pushes to a person's devices. */
const JOB = 'announce-come-back'

/** Notifies people who asked for it about matching designs: all since their last notification, once another one is allowed. */
export async function announceMatches({ database, catalogue }: Deps): Promise<void> {
  const newest = await store.readNewestArrival(database.db)
  if (!newest) return
  for (;;) {
    const page = await store.readWanting(database.db, newest, COME_BACK)
    let marked = 0
    for (const { userId, since } of page) {
      const row = await readDeckOf(database, userId)
      const count = matchesAmong(
        catalogue.now(),
        { userId, row },
        await store.readArrivals(database.db, since),
      )
      await database.transaction(async (tx) => {
        const isMine = await store.markMatched(tx, { userId, since, newest, isPushed: count > 0 }, COME_BACK)
        if (!isMine) return
        marked += 1
        if (count === 0) return
        await enqueue(
          tx,
          { name: JOB, payload: { userId, about: { kind: 'matches', count } } },
          { key: `matches:${userId}` },
        )
      })
    }
    // Skips people whom another process has taken.
    if (marked === 0) return
  }
}

/** Brings people back who want it, with their plan of the day; nobody who has no plan left. */
export async function announceComebacks(deps: ComebackDeps): Promise<void> {
  const { database } = deps
  let after: string | null = null
  for (;;) {
    const page: string[] = await store.readDue(database.db, after, COME_BACK)
    for (const userId of page) if (await choosePick(deps, userId)) await bringBack(database, userId)
    after = page.at(-1) ?? null
    if (after === null) return
  }
}

const bringBack = (database: Database, userId: string) =>
  database.transaction(async (tx) => {
    if (!(await store.markBroughtBack(tx, userId, COME_BACK))) return
    await enqueue(
      tx,
      { name: JOB, payload: { userId, about: { kind: 'come-back' } } },
      { key: `come-back:${userId}` },
    )
  })
