import { randomUUID } from 'node:crypto'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { sql } from 'kysely'
import { createChooser } from '#features/designs/dealing/chooser.ts'
import { startTestApp } from '../apps/test-app.ts'
import { aDesignDocument } from '../designs/design-documents.ts'
import { storeDesigns } from '../designs/swipers.ts'
import { type PushDevice, startPushService } from '../services/push-service.ts'
import { aBuyer, type Person } from './people.ts'

const aPlan = (tag: string, at: number) => aDesignDocument({ frontage: 8 + at / 4, bedrooms: 3, tags: [tag] })

/** Server with thirty plans of a month ago, ten of them with a study, and a push service. */
export async function startComebacks() {
  const service = await startPushService()
  const server = await startTestApp({ settings: { PUSH_SERVICES: service.origin } })
  await storeDesigns(
    server.database,
    Array.from({ length: 30 }, (_, at) => aPlan(at < 10 ? 'room:study' : 'room:media', at)),
  )
  const { db } = server.database
  await sql`update designs set created_at = now() - interval '30 days'`.execute(db)
  await server.catalogue.refresh()
  let arrived = 100

  /** Publishes a plan with each of these tags, eleven minutes ago. */
  async function arrive(...tags: string[]) {
    const plans = tags.map((tag) => aPlan(tag, (arrived += 1)))
    await storeDesigns(server.database, plans)
    await sql`update designs set created_at = now() - interval '11 minutes' where id = any(${plans.map(({ id }) => id)}::uuid[])`.execute(
      db,
    )
    await server.catalogue.refresh()
  }
  return {
    server,
    db,
    deps: {
      database: server.database,
      catalogue: server.catalogue,
      choose: createChooser(server),
      unlockAt: () => UNLOCK_AT,
    },
    arrive,
    async somebody() {
      const buyer = await aBuyer(server.database)
      return { ...whoComesBack(server, buyer, service.aDevice()), arrive }
    },
    async close() {
      await server.close()
      await service.close()
    },
  }
}
type Server = Awaited<ReturnType<typeof startTestApp>>

/** Time zone in which it is this hour now. The names of these zones count westwards, from -12 to 11. */
export function zoneAt(hour: number): string {
  const west = ((new Date().getUTCHours() - hour + 36) % 24) - 12
  return `Etc/GMT${west < 0 ? '' : '+'}${west}`
}

function whoComesBack(server: Server, buyer: Person, phone: PushDevice) {
  const { db } = server.database
  const { headers } = buyer
  const swipe = (designId: string, action: 'like' | 'pass') =>
    server.app.inject({
      method: 'POST',
      url: '/api/preferences',
      headers,
      payload: { designId, action, swipeId: randomUUID() },
    })
  return {
    buyer,
    phone,
    swipe,
    takeBack: (designId: string) =>
      server.app.inject({ method: 'DELETE', url: `/api/preferences/${designId}`, headers }),
    today: async () => (await server.app.inject({ url: '/api/preferences/today', headers })).json(),
    async likeStudies(count: number) {
      const ids = server.catalogue
        .now()
        .byOrdinal.flatMap((entry) => (entry?.design.tags.includes('room:study') ? [entry.design.id] : []))
      for (const designId of ids.slice(0, count)) await swipe(designId, 'like')
    },
    goneFor: (hours: number) =>
      sql`update comebacks set visited_at = visited_at - make_interval(hours => ${hours}::int) where user_id = ${buyer.user.id}`.execute(
        db,
      ),
    wishedAnHourAgo: () =>
      sql`update comebacks set matched_at = now() - interval '1 hour' where user_id = ${buyer.user.id}`.execute(
        db,
      ),
    /** Sets the time zone of the person's settings so that it is this hour. */
    letItBe: (hour: number) =>
      db
        .updateTable('notification_settings')
        .set({ time_zone: zoneAt(hour) })
        .where('user_id', '=', buyer.user.id)
        .execute(),
    /** Uses a device whose time zone has this hour. */
    useDeviceAt: (hour: number) =>
      db
        .updateTable('push_subscriptions')
        .set({ time_zone: zoneAt(hour) })
        .where('user_id', '=', buyer.user.id)
        .execute(),
    async seeAll() {
      for (const entry of server.catalogue.now().byOrdinal) if (entry) await swipe(entry.design.id, 'pass')
    },
    backdatePushes: (days: number) =>
      sql`update comebacks set pushed_at = pushed_at - make_interval(days => ${days}::int), pushed_before_at = pushed_before_at - make_interval(days => ${days}::int) where user_id = ${buyer.user.id}`.execute(
        db,
      ),
  }
}
