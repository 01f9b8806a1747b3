import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { setSettings, switchOn } from '#testing/people/away.ts'
import { startComebacks, zoneAt } from '#testing/people/comebacks.ts'
import { announceComebacks, announceMatches } from './announce-comebacks.ts'

let rig: Awaited<ReturnType<typeof startComebacks>>
let one: Awaited<ReturnType<typeof rig.somebody>>
beforeAll(async () => {
  rig = await startComebacks()
})
afterAll(() => rig.close())
beforeEach(async () => {
  one = await rig.somebody()
})

describe('the wish for notifications about matches', () => {
  const want = (isWanted: boolean) =>
    rig.server.app.inject({
      method: 'PUT',
      url: '/api/preferences/match-wish',
      headers: one.buyer.headers,
      payload: { isWanted },
    })

  it('is fulfilled once, when matching designs arrive, and not by others', async () => {
    await one.likeStudies(4)
    await switchOn(rig.server, one.buyer, one.phone)
    await one.letItBe(12)
    expect((await want(true)).statusCode).toBe(204)
    await one.wishedAnHourAgo()
    expect((await one.today()).wantsMatches).toBe(true)
    await one.arrive('room:media')
    await announceMatches(rig.deps)
    await rig.server.runJobs()
    expect(one.phone.received).toEqual([])

    await one.wishedAnHourAgo()
    await one.arrive('room:study')
    await announceMatches(rig.deps)
    await announceMatches(rig.deps)
    await rig.server.runJobs()

    expect(one.phone.received.map(({ payload }) => payload)).toMatchObject([
      { title: 'New ones like those you like', body: 'One new design matches what you asked for.' },
    ])
  })

  it('is fulfilled at most twice a week and by day, then with all new matches', async () => {
    await sql`update designs set created_at = created_at - interval '1 day'`.execute(rig.db)
    await one.likeStudies(4)
    await switchOn(rig.server, one.buyer, one.phone)
    await want(true)
    await one.wishedAnHourAgo()
    const told = async () => {
      await announceMatches(rig.deps)
      await rig.server.runJobs()
      return one.phone.received.map(
        ({ payload }) => /^\w+/.exec(String((payload as { body: string }).body))?.[0],
      )
    }
    await one.letItBe(3)
    await one.arrive('room:study')
    expect(await told()).toEqual([])
    await one.letItBe(12)
    expect(await told()).toEqual(['One'])

    await one.arrive('room:study')
    await one.backdatePushes(2)
    expect(await told()).toEqual(['One'])
    await one.arrive('room:study')
    await one.backdatePushes(2)
    expect(await told()).toEqual(['One', '2'])
    await one.arrive('room:study')
    await one.backdatePushes(2)
    expect(await told()).toEqual(['One', '2'])
  })

  it('shares the limit of two pushes a week with the pick of the day', async () => {
    await one.likeStudies(4)
    await one.today()
    await one.goneFor(30)
    await switchOn(rig.server, one.buyer, one.phone)
    await setSettings(rig.server, one.buyer, { comeBack: true })
    await one.letItBe(12)
    await want(true)
    await one.wishedAnHourAgo()
    await one.arrive('room:study')

    await announceComebacks(rig.deps)
    await announceMatches(rig.deps)
    await rig.server.runJobs()

    expect(one.phone.received.map(({ payload }) => payload)).toMatchObject([
      { title: 'Your pick of the day' },
    ])
  })

  it('has no effect once it is withdrawn', async () => {
    await one.likeStudies(4)
    await switchOn(rig.server, one.buyer, one.phone)
    await one.letItBe(12)
    await want(true)
    await one.wishedAnHourAgo()
    await want(false)
    await one.arrive('room:study')

    await announceMatches(rig.deps)
    await rig.server.runJobs()

    expect(one.phone.received).toEqual([])
  })
})

describe('come-back notifications', () => {
  const atNoon = (work: () => Promise<void>) => one.letItBe(12).then(work)
  const announce = async () => {
    await announceComebacks(rig.deps)
    await rig.server.runJobs()
  }
  const pushes = () => one.phone.received.length

  it('go only to people who want them, at most twice a week', async () => {
    await one.today()
    await one.goneFor(30)
    await switchOn(rig.server, one.buyer, one.phone)
    await announce()
    expect(pushes()).toBe(0)
    await setSettings(rig.server, one.buyer, { comeBack: true })
    await atNoon(async () => {
      await announce()
      await announce()
      expect(pushes()).toBe(1)
      await one.backdatePushes(4)
      await announce()
      expect(pushes()).toBe(2)
      await one.backdatePushes(2)
      await announce()
      expect(pushes()).toBe(2)
      await one.backdatePushes(2)
      await announce()
      expect(pushes()).toBe(3)
    })
    expect(one.phone.received[0]?.payload).toMatchObject({
      title: 'Your pick of the day',
      path: '/explore?open=1',
    })
  })

  it('wait while the person was here today, and at night', async () => {
    await one.today()
    await switchOn(rig.server, one.buyer, one.phone)
    await setSettings(rig.server, one.buyer, { comeBack: true })
    await atNoon(announce)
    expect(pushes()).toBe(0)

    await one.goneFor(30)
    await one.letItBe(0)
    await announce()
    expect(pushes()).toBe(0)
  })

  it('use the time zone of the device used last, before that of the settings', async () => {
    await one.today()
    await one.goneFor(30)
    await switchOn(rig.server, one.buyer, one.phone)
    await setSettings(rig.server, one.buyer, { comeBack: true })
    await one.letItBe(12)
    await one.useDeviceAt(2)
    await announce()
    expect(pushes()).toBe(0)

    await one.letItBe(2)
    await one.useDeviceAt(12)
    await announce()

    expect(pushes()).toBe(1)
  })

  it('do not go to a person who has seen every plan', async () => {
    await one.seeAll()
    await one.today()
    await one.goneFor(30)
    await switchOn(rig.server, one.buyer, one.phone)
    await setSettings(rig.server, one.buyer, { comeBack: true })
    await atNoon(announce)
    expect(pushes()).toBe(0)

    await one.arrive('room:study')
    await announce()

    expect(pushes()).toBe(1)
  })

  it('reach everybody who is due within one hour', async () => {
    await sql`
      with people as (
        insert into users (email, name, password_hash)
        select gen_random_uuid() || '@example.com', 'Away', 'none' from generate_series(1, 230) returning id
      ), settings as (
        insert into notification_settings (user_id, is_wanted, come_back, time_zone)
        select id, true, true, ${zoneAt(12)}::text from people
      )
      insert into comebacks (user_id, visited_at) select id, now() - interval '2 days' from people`.execute(
      rig.db,
    )

    await announce()

    const { rows } = await sql`
      select from comebacks c join users u on u.id = c.user_id where u.name = 'Away' and c.pushed_at is null`.execute(
      rig.db,
    )
    expect(rows).toHaveLength(0)
  })
})
