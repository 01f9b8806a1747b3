import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startComebacks } from '#testing/people/comebacks.ts'

let rig: Awaited<ReturnType<typeof startComebacks>>
beforeAll(async () => {
  rig = await startComebacks()
})
afterAll(() => rig.close())

/** Everybody's likes: plans with a study, and no others. */
const everybodyLikesStudies = () =>
  sql`
    insert into design_days (day, design_id, likes, passes, reasons)
    select current_date - 1, id, case when has_study then 90 else 0 end, case when has_study then 0 else 90 end, '{}'
    from (select id, document ->> 'tags' like '%study%' as has_study from designs) as d`.execute(rig.db)

it("the pick of the day is the first plan of the deck, which includes everybody's likes", async () => {
  await everybodyLikesStudies()
  const people = await Promise.all([1, 2, 3, 4].map(() => rig.somebody()))
  const firstPlan = async ({ buyer: { headers } }: (typeof people)[number]) => {
    const cards: { id: string; plan: object | null; tags: string[] }[] = (
      await rig.server.app.inject({ url: '/api/designs?batch=8', headers })
    ).json()
    return cards.find(({ plan }) => plan !== null)
  }
  for (const one of people)
    await expect.poll(async () => (await firstPlan(one))?.tags).toEqual(['room:study'])

  for (const one of people) {
    const { pick } = await one.today()
    expect(pick.design.id).toBe((await firstPlan(one))?.id)
  }
})
