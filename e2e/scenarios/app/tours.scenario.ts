import type { Locator, Page } from '@playwright/test'
import { TourCard } from '#pages/tour-card.ts'
import { BrokersPage } from '#pages/brokers-page.ts'
import { expect, test } from '#people/people.ts'

type Tour = {
  path: string
  /** Targets of each step, which must be completely visible during it. */
  steps: readonly ((page: Page) => Locator[])[]
}

const named = (role: 'button' | 'link' | 'heading', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first()
const inTour = (name: string, inside: string) => (page: Page) =>
  page.locator(`[data-tour="${name}"] ${inside}`).first()
const all =
  (...targets: ((page: Page) => Locator)[]) =>
  (page: Page) =>
    targets.map((target) => target(page))

const TOURS: readonly Tour[] = [
  {
    path: '/explore',
    steps: [
      // The card is nearly as high as the screen: the beginning of its drawing must be visible.
      all(inTour('deck', '[data-depth="0"] li')),
      all(inTour('actions', 'button'), inTour('actions', 'button:last-of-type')),
      all(inTour('progress', 'p')),
    ],
  },
  { path: '/dreamlist', steps: [all(inTour('shelves', 'button')), all(inTour('liked', 'li'))] },
  {
    path: '/land',
    steps: [
      all((page) => page.locator('[data-tour="land-state"]')),
      all((page) => page.locator('[data-tour="land-block"]')),
      all(inTour('land-topics', 'li')),
    ],
  },
  { path: '/videos', steps: [all(inTour('videos', 'h2'), inTour('videos', 'li'))] },
  { path: '/brokers', steps: [all(named('button', /^Sort: /)), all(inTour('broker-card', 'article'))] },
]

const BROKER_STEPS: Tour['steps'] = [
  all(
    (page) => page.getByRole('heading', { level: 1 }),
    inTour('broker-head', 'p'),
    inTour('broker-head', 'p:last-of-type'),
  ),
  all(named('heading', 'How I am paid'), inTour('broker-pay', 'p'), named('link', /^Why this matters/)),
  all(named('button', /^Choose /)),
]

const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 412, height: 915 },
]

for (const size of SIZES) {
  const at = `${size.width} × ${size.height} px`

  test(`each step of every tour shows what it speaks of whole, on ${at} (product §4)`, async ({ aBuyer }) => {
    const { page } = await aBuyer({ isNew: true, floorPlanLikes: 19 })
    await page.setViewportSize(size)
    for (const { path, steps } of TOURS) {
      await page.goto(path)
      await walk(page, steps)
    }
  })

  test(`a broker's tour begins with the name in view and covers nothing it speaks of, on ${at} (product §4)`, async ({
    aBuyer,
  }) => {
    const { page, api } = await aBuyer({ isNew: true, floorPlanLikes: 19 })
    await api.send('POST', '/api/tours/brokers/complete', {})
    await page.setViewportSize(size)
    const brokers = new BrokersPage(page)
    await brokers.open('/brokers?state=all')
    const tenth = brokers.cards.nth(10).getByRole('link')
    await tenth.scrollIntoViewIfNeeded()
    await tenth.click()

    await walk(page, BROKER_STEPS)
  })
}

async function walk(page: Page, steps: Tour['steps']) {
  const tour = new TourCard(page)
  for (const [at, targets] of steps.entries()) {
    await tour.isAt(at + 1, steps.length)
    for (const target of targets(page)) await tour.shows(target)
    await tour.button(at === steps.length - 1 ? 'Got it!' : 'Next').click()
  }
  await expect(tour.dialog).toBeHidden()
}
