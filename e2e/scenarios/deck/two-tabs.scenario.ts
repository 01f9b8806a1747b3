import { ExplorePage } from '#pages/explore-page.ts'
import { storedLikes } from '#people/buyer.ts'
import { expect, test } from '#people/people.ts'

test('two tabs that swipe at once count every floor plan once and celebrate once (product §2.6, §9)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 6 })
  const tabs = [new ExplorePage(buyer.page), new ExplorePage(await buyer.context.newPage())] as const
  await Promise.all(tabs.map((tab) => tab.open()))

  const liked = () => new Set(tabs.flatMap((tab) => [...tab.likedPlans]))
  while (liked().size < 4) await Promise.all(tabs.map((tab) => tab.swipeRight()))

  await expect.poll(() => storedLikes(buyer.api)).toBe(6 + liked().size)
  const celebrations = async () => (await tabs[0].popup.count()) + (await tabs[1].popup.count())
  await expect.poll(celebrations).toBe(1)
  await Promise.all(tabs.map((tab) => tab.page.reload()))
  await Promise.all(tabs.map((tab) => expect(tab.progress).toContainText(`${6 + liked().size} of 13`)))
  expect(await celebrations()).toBe(0)
})
