import { ExplorePage } from '#pages/explore-page.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import { TourCard } from '#pages/tour-card.ts'
import { storedLikes } from '#people/buyer.ts'
import { swipe } from '#browser/touch.ts'
import { expect, test } from '#people/people.ts'

test('a card that is not dragged far enough springs back (product §4)', async ({ aBuyer }) => {
  const buyer = await aBuyer()
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  const design = await explore.top()

  await swipe(buyer.page, explore.card, { dx: 60, rests: true })

  await expect(explore.card).toHaveAttribute('data-design', design)
  await expect(explore.progress).toContainText('0 of 10')
})

test(
  'the deck is swiped by keys alone, and Z undoes a swipe (product §2.5)',
  { tag: '@desktop' },
  async ({ aBuyer }) => {
    const buyer = await aBuyer()
    const explore = new ExplorePage(buyer.page)
    await explore.open()

    await explore.likeUntil(2, () => explore.press('ArrowRight'))
    await explore.press('ArrowLeft')
    await expect(explore.progress).toContainText('2 of 10')
    const passed = await explore.top()
    await buyer.page.keyboard.press('z')

    await expect(explore.card).not.toHaveAttribute('data-design', passed)
    await expect.poll(() => storedLikes(buyer.api)).toBe(2)
  },
)

test('an undone like counts no more (product §3)', { tag: '@desktop' }, async ({ aBuyer }) => {
  const buyer = await aBuyer()
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  await explore.likeUntil(1, () => explore.decide('like', () => explore.button('Like').click()))
  await expect.poll(() => storedLikes(buyer.api)).toBe(1)

  await explore.button('Undo').click()

  await expect(explore.progress).toContainText('0 of 10')
  await expect.poll(() => storedLikes(buyer.api)).toBe(0)
})

test('the mouse drags a card away (product §2.5)', { tag: '@desktop-only @desktop' }, async ({ aBuyer }) => {
  const { page } = await aBuyer()
  const explore = new ExplorePage(page)
  await explore.open()

  await explore.decide('like', async () => {
    const box = await explore.card.boundingBox()
    if (!box) throw new Error('There is no card.')
    const y = box.y + box.height / 3
    await page.mouse.move(box.x + box.width / 2, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 180, y, { steps: 8 })
    await page.mouse.up()
  })

  await expect(explore.button('Undo')).toBeEnabled()
})

test('a swipe-action event from outside swipes the top card (product §2.5)', async ({ aBuyer }) => {
  const buyer = await aBuyer()
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  const send = (action: 'like' | 'pass') =>
    buyer.page.evaluate(
      (detail) => {
        dispatchEvent(new CustomEvent('swipe-action', { detail }))
      },
      { action },
    )

  await explore.decide('pass', () => send('pass'))
  await explore.likeUntil(1, () => explore.decide('like', () => send('like')))

  await expect.poll(() => storedLikes(buyer.api)).toBe(1)
})

/** Presses a key as soon as an element has appeared or disappeared, before any other code of the page runs. */
const pressTheInstant = ({ selector, isThere }: { selector: string; isThere: boolean }) => {
  const look = new MutationObserver(() => {
    if ((document.querySelector(selector) !== null) !== isThere) return
    look.disconnect()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  })
  look.observe(document, { childList: true, subtree: true })
}

test('a key works as soon as the first card has appeared, and as soon as a tour has closed (product §2.5)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer({ isNew: true })
  const explore = new ExplorePage(page)
  const tour = new TourCard(page)
  const likes = async () => (await api.get<unknown[]>('/api/preferences/liked')).length
  await page.addInitScript(pressTheInstant, { selector: '[data-depth="0"]', isThere: true })
  await explore.open()
  await expect.poll(likes).toBe(1)

  await tour.isAt(1, 3)
  await page.evaluate(pressTheInstant, { selector: 'dialog[open]', isThere: false })
  await tour.button('Skip').click()

  await expect.poll(likes).toBe(2)
})

test('a tap opens the details, and the deck ignores input meanwhile (product §2.5)', async ({ aBuyer }) => {
  const { page } = await aBuyer()
  const explore = new ExplorePage(page)
  await explore.open()
  const design = await explore.top()

  await explore.card.tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await explore.top()).toBe(design)
})

test('the details show the house from the street, its front in another style, and its doll’s house from the garden (product §2.5)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer()
  const explore = new ExplorePage(page)
  await explore.open()
  await explore.card.tap()
  const details = page.getByRole('dialog')
  const front = details.getByRole('img', { name: / from the street, drawn to scale$/ })

  await details.getByRole('button', { name: 'Street' }).click()
  await expect(front).toHaveAttribute('src', /street-hipped/)
  await expect(front).toHaveJSProperty('complete', true)
  await details.getByRole('button', { name: 'Flat roof' }).click()

  await expect(front).toHaveAttribute('src', /street-flat/)
  expect(
    await front.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)

  await details.getByRole('button', { name: 'Doll’s house' }).click()
  await details.getByRole('button', { name: 'From the garden' }).click()
  const garden = details.getByRole('img', { name: /^Doll’s house of .+ from its garden, a concept render/ })
  await expect(garden).toHaveAttribute('data-loaded')
})

test('a passed floor plan asks why, and the answer is optional (product §4)', async ({ aBuyer }) => {
  const { page } = await aBuyer()
  const explore = new ExplorePage(page)
  await explore.open()
  const reasons = page.getByRole('group', { name: 'Why did you pass?' })

  // Swipe until it is a floor plan: the question appears only after the card has flown off.
  await expect(async () => {
    await explore.swipeLeft()
    await expect(reasons).toBeVisible({ timeout: 1500 })
  }).toPass()
  await reasons.getByRole('button').first().tap()

  await expect(reasons).toBeHidden()
})

test('a design leaves the dreamlist and comes back with undo (product §2.3)', async ({ aBuyer }) => {
  const buyer = await aBuyer({ floorPlanLikes: 10 })
  const dreamlist = new DreamlistPage(buyer.page)
  await buyer.page.goto('/dreamlist')
  await expect(dreamlist.designs).toHaveCount(10)

  await dreamlist.removeFirst()
  await expect(dreamlist.designs).toHaveCount(9)
  await expect.poll(() => storedLikes(buyer.api)).toBe(9)
  await buyer.page.getByRole('button', { name: 'Undo' }).click()

  await expect(dreamlist.designs).toHaveCount(10)
  await expect.poll(() => storedLikes(buyer.api)).toBe(10)
})

test('a liked plan goes into a collection that appears on another device (product §2.3)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 10 })
  const dreamlist = new DreamlistPage(buyer.page)
  await buyer.page.goto('/dreamlist')

  await dreamlist.collectFirst('Corner blocks')

  const stored = () =>
    buyer.api.get<{ items: { name: string; designIds: string[] }[] }>('/api/preferences/collections')
  await expect
    .poll(async () => (await stored()).items)
    .toMatchObject([{ name: 'Corner blocks', designIds: [expect.any(String)] }])
  await buyer.page.reload()
  await dreamlist.openCollection('Corner blocks')
  await expect(buyer.page.getByRole('list', { name: 'Corner blocks' }).getByRole('listitem')).toHaveCount(1)
})
