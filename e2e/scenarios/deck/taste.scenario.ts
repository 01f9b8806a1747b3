import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { expect, test } from '#people/people.ts'
import type { Api } from '#people/api.ts'
import { OFFLINE } from '#browser/console-noise.ts'

const nextPlans = async (api: Api, exclude: string) => {
  const cards = await api.get<DealtDesign[]>(`/api/designs?batch=12&exclude=${exclude}`)
  return cards.filter(({ category }) => category === 'Floor Plan')
}

test.describe('offline', () => {
  test.use({ expectedNoise: [OFFLINE] })

  test('three answers to pictures of the deck change the next cards, also when given offline (product §2.5)', async ({
    aBuyer,
  }) => {
    const { page, api } = await aBuyer()
    const explore = new ExplorePage(page)
    await explore.open()
    const top = await explore.top()
    const ask = page.getByRole('button', { name: 'Tell us three things' })
    await ask.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Two rooms' }).click()
    await new InstalledApp(page).goOffline()
    await page.getByRole('dialog').getByRole('button', { name: 'With a pantry behind' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'By the street' }).click()
    await page.getByRole('button', { name: 'Back to the deck' }).click()
    await page.context().setOffline(false)

    await expect
      .poll(async () => {
        const { secondLiving, kitchen, suite } = await api.get<Record<string, unknown>>('/api/profile')
        return [secondLiving, kitchen, suite]
      })
      .toEqual(['two', 'pantry', 'front'])
    const plans = await nextPlans(api, top)
    const wished = ['living:second', 'room:butlers-pantry', 'master:front']
    const fitting = plans.filter(({ tags }) => wished.filter((tag) => tags.includes(tag)).length >= 2)
    expect(fitting.length).toBeGreaterThan(plans.length / 2)
    await ask.click()
    await expect(page.getByRole('heading', { name: 'Where would you work from home?' })).toBeVisible()
  })
})

test('a card says why it was dealt, and asking for less of it changes the next batch (product §2.5)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer()
  await api.send('PUT', '/api/preferences/wishes/room:study', { wish: 'more' })
  const explore = new ExplorePage(page)
  await explore.open()
  const why = explore.card.getByRole('button', { name: /^(Study|.* and study)/ })
  while (!(await why.isVisible())) await explore.swipeLeft()

  await why.click()
  await page.getByRole('listitem', { name: 'Study' }).getByRole('button', { name: 'Less like this' }).click()

  await expect
    .poll(
      async () => (await api.get<{ items: { wish: string }[] }>('/api/preferences/wishes')).items[0]?.wish,
    )
    .toBe('less')
  const plans = await nextPlans(api, await explore.top())
  // The exploring card ignores preferences, and says so.
  const meant = plans.filter(({ why }) => why !== 'Something different, to see what you think.')
  expect(meant.length).toBeGreaterThan(0)
  expect(meant.filter(({ tags }) => tags.includes('room:study'))).toEqual([])
})

test('passed designs are listed, and can be liked after all or dealt again (product §2.5)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 10 })
  const explore = new ExplorePage(page)
  await explore.open()
  const passed = [await explore.swipeLeft(), await explore.swipeLeft()]
  const waiting = async () => (await api.get<DealtDesign[]>('/api/designs?review=passed')).length
  await expect.poll(waiting).toBe(2)
  await page.goto('/dreamlist')
  await page.getByRole('button', { name: 'What you passed on' }).click()
  const rows = page.getByRole('dialog').getByRole('listitem')
  await expect(rows).toHaveCount(2)

  await rows.nth(0).getByRole('button', { name: 'Like it after all' }).click()
  await rows.nth(1).getByRole('button', { name: 'Back into the deck' }).click()

  await expect(rows.nth(1)).toContainText('Back in the deck')
  await expect.poll(waiting).toBe(0)
  const liked = await api.get<{ id: string }[]>('/api/preferences/liked')
  expect(liked.map(({ id }) => id)).toContain(passed[1])
  expect(liked.map(({ id }) => id)).not.toContain(passed[0])
})

test(
  'the taste report shows six true facts by keys, and each day has one pick (product §2.3)',
  { tag: '@desktop' },
  async ({ aBuyer }) => {
    const { page, api } = await aBuyer({ floorPlanLikes: 12 })
    await page.goto('/dreamlist')
    await page.getByRole('button', { name: 'Your taste report' }).click()
    const story = page.getByRole('dialog', { name: 'Your taste report' })
    const titles: (string | null)[] = []
    await expect(story.getByRole('heading', { name: 'Your room' })).toBeVisible()
    for (let card = 0; card < 6; card += 1) {
      titles.push(await story.getByRole('heading').textContent())
      await page.keyboard.press('ArrowRight')
    }
    await expect(story).toBeHidden()
    expect(titles).toEqual([
      'Your room',
      'Your block',
      'Up or out',
      'Your style',
      'What you pass on',
      'Only you',
    ])

    await page.getByRole('button', { name: 'Pick of the day' }).click()
    const { pick } = await api.get<{ pick: { design: { title: string } } }>('/api/preferences/today')
    await expect(page.getByRole('dialog').getByRole('heading', { name: pick.design.title })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Like it' }).click()
    await expect(page.getByText('It is in your dreamlist.')).toBeVisible()
  },
)
