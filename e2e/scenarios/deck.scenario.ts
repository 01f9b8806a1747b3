import { ExplorePage } from '#pages/explore-page.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import { storedLikes } from '#people/buyer.ts'
import { swipe } from '#people/finger.ts'
import { expect, test } from '#people/people.ts'

test('a card that is not dragged far enough comes back (spec §4)', async ({ aBuyer }) => {
  const buyer = await aBuyer()
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  const design = await explore.top()

  await swipe(buyer.page, explore.card, { dx: 60, rests: true })

  await expect(explore.card).toHaveAttribute('data-design', design)
  await expect(explore.progress).toContainText('0 of 10')
})

test(
  'the deck is swiped by keys alone, and Z takes a swipe back (spec §2.5)',
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

test('a like that is taken back counts no more (spec §3)', { tag: '@desktop' }, async ({ aBuyer }) => {
  const buyer = await aBuyer()
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  await explore.likeUntil(1, () => explore.decide('like', () => explore.button('Like').click()))
  await expect.poll(() => storedLikes(buyer.api)).toBe(1)

  await explore.button('Undo').click()

  await expect(explore.progress).toContainText('0 of 10')
  await expect.poll(() => storedLikes(buyer.api)).toBe(0)
})

test('the mouse drags a card away (spec §2.5)', { tag: '@desktop-only @desktop' }, async ({ aBuyer }) => {
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

test('a swipe-action event from outside swipes the top card (spec §2.5)', async ({ aBuyer }) => {
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

test('a tap opens the details, and the deck is deaf meanwhile (spec §2.5)', async ({ aBuyer }) => {
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

test('a passed floor plan asks why, and the answer is optional (spec §4)', async ({ aBuyer }) => {
  const { page } = await aBuyer()
  const explore = new ExplorePage(page)
  await explore.open()
  const reasons = page.getByRole('group', { name: 'Why did you pass?' })

  // Not each card is a floor plan, and the question comes only when the card has flown off.
  await expect(async () => {
    await explore.swipeLeft()
    await expect(reasons).toBeVisible({ timeout: 1500 })
  }).toPass()
  await reasons.getByRole('button').first().tap()

  await expect(reasons).toBeHidden()
})

test('a design leaves the dreamlist and comes back with undo (spec §2.3)', async ({ aBuyer }) => {
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
