import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { switchOn } from '#testing/people/away.ts'
import { startComebacks } from '#testing/people/comebacks.ts'

let rig: Awaited<ReturnType<typeof startComebacks>>
let one: Awaited<ReturnType<typeof rig.somebody>>
beforeAll(async () => {
  rig = await startComebacks()
})
afterAll(() => rig.close())
beforeEach(async () => {
  one = await rig.somebody()
})

describe('the pick of the day', () => {
  it('stays the same all day, whatever is swiped, with its reason, and is different on another day', async () => {
    await one.likeStudies(4)
    const { pick } = await one.today()
    expect(pick.design.tags).toEqual(['room:study'])
    expect(pick.why).toBe('Study, like 4 of your 4 likes')

    await one.likeStudies(10)
    expect((await one.today()).pick).toEqual({ ...pick, answered: 'like' })
    await one.swipe(pick.design.id, 'pass')
    expect((await one.today()).pick).toEqual({ ...pick, answered: 'pass' })

    await sql`update comebacks set pick_day = pick_day - 1 where user_id = ${one.buyer.user.id}`.execute(
      rig.db,
    )
    expect((await one.today()).pick.design.id).not.toBe(pick.design.id)
  })

  it('shows whether it was liked or passed, and whether that was taken back', async () => {
    const { pick } = await one.today()
    expect(pick.answered).toBeNull()

    await one.swipe(pick.design.id, 'like')
    expect((await one.today()).pick.answered).toBe('like')

    await one.takeBack(pick.design.id)
    expect((await one.today()).pick.answered).toBeNull()
  })

  it("names the lot that it needs with the person's own setbacks, as its details do", async () => {
    const { headers, user } = one.buyer
    const setbacks = JSON.stringify({ front: 6, rear: 6, side: 3, sideStreet: 3 })
    await rig.db.insertInto('profiles').values({ user_id: user.id, setbacks }).execute()

    const { design } = (await one.today()).pick

    const details = (await rig.server.app.inject({ url: `/api/designs/${design.id}`, headers })).json()
    expect(design.frontage).toBe(details.frontage)
    expect(design.frontage).toBeCloseTo(design.plan.houseWidth + 6, 0)
  })

  it("uses the date of the device's time zone", async () => {
    await switchOn(rig.server, one.buyer, one.phone)
    await one.letItBe(12)
    // Far enough from any other zone that it is another date there.
    await sql`update push_subscriptions set time_zone = 'Etc/GMT-14' where user_id = ${one.buyer.user.id}`.execute(
      rig.db,
    )

    const there = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
    expect((await one.today()).pick.day).toBe(there)
  })

  it('is the same for two concurrent requests', async () => {
    const picks = await Promise.all([one.today(), one.today(), one.today()])

    expect(new Set(picks.map(({ pick }) => pick.design.id)).size).toBe(1)
  })
})

it('counts new designs since the last visit that match what was asked for and liked', async () => {
  await one.likeStudies(4)
  await rig.server.app.inject({
    method: 'PUT',
    url: '/api/profile',
    headers: one.buyer.headers,
    payload: { bedrooms: 3 },
  })
  expect(await one.today()).toMatchObject({ isBack: false, newMatches: 0 })
  await one.goneFor(2)
  await one.arrive('room:study', 'room:study', 'room:media')

  expect(await one.today()).toMatchObject({ isBack: true, newMatches: 2 })
  // Still the same visit.
  expect((await one.today()).newMatches).toBe(2)
  await one.goneFor(2)
  await sql`update comebacks set visited_at = now() - interval '31 minutes' where user_id = ${one.buyer.user.id}`.execute(
    rig.db,
  )
  await sql`update designs set created_at = now() - interval '2 hours' where created_at > now() - interval '1 hour'`.execute(
    rig.db,
  )
  expect((await one.today()).newMatches).toBe(0)
})
