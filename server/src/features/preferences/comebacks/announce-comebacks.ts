import { COME_BACK } from '@dream/contract/rules/account/notifications'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { readDeckOf } from '#features/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import * as store from './comebacks.store.ts'
import { matchesAmong } from './matches.ts'

type Deps = { database: Database; catalogue: Catalogue }

/** The job that pushes to a person's devices. */
const JOB = 'announce-come-back'

/** Tells who asked for it that designs came which match: all that came since they were told last, when they may be told again. */
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
    // What another process has taken is not waited for.
    if (marked === 0) return
  }
}

/** Brings people back who want it, with the plan of their day. */
export async function announceComebacks({ database }: Deps): Promise<void> {
  await database.transaction(async (tx) => {
    for (const userId of await store.takeDue(tx, COME_BACK))
      await enqueue(
        tx,
        { name: JOB, payload: { userId, about: { kind: 'come-back' } } },
        { key: `come-back:${userId}` },
      )
  })
}
