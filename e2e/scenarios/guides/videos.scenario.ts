import { VideosPage } from '#pages/videos-page.ts'
import { expect, test } from '#people/people.ts'

test(
  'a buyer watches a lesson with captions, keeps it, and finds both after a reload (product §2.3, §7)',
  {
    tag: '@desktop',
  },
  async ({ aBuyer }) => {
    const { page, api } = await aBuyer({ floorPlanLikes: 16 })
    const hub = new VideosPage(page)
    await hub.open()

    const title = await hub.watchFirst()
    await hub.playUntil(2.5)
    await hub.button('Captions').click()
    await expect(hub.button('Captions')).toHaveAttribute('aria-pressed', 'true')
    await hub.button('Favourite').click()
    await expect
      .poll(async () => (await api.get<{ items: [] }>('/api/videos/favorites')).items.length)
      .toBe(1)
    await page.reload()

    await expect(hub.player.getByRole('heading', { name: title })).toBeVisible()
    await expect.poll(() => hub.position()).toBeGreaterThan(2)
    await expect(hub.button('Play')).toBeVisible()
    await expect(hub.button('Captions')).toHaveAttribute('aria-pressed', 'true')
    await expect(hub.button('Favourite')).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(hub.player).toBeHidden()
    await expect(hub.favourites).toContainText(title)
    await expect(page.getByRole('button', { name: /^Continue/ })).toContainText(title)
  },
)

test('the learning hub is locked before 16 likes, and asks for no videos (product §2.4, §9)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ floorPlanLikes: 15 })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))

  await page.goto('/videos')

  await expect(page.getByText('1 more Floor Plan likes needed').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Learning Hub opens at 16' })).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/videos'))).toEqual([])
})

test.describe('without the film', () => {
  test.use({ expectedNoise: [/\.mp4/] })

  test('a video that does not load says so, and plays on another try (product §8)', async ({ aBuyer }) => {
    const { page } = await aBuyer({ floorPlanLikes: 16 })
    const hub = new VideosPage(page)
    await page.route('**/*.mp4', (route) => route.abort())
    await hub.open()
    await hub.watchFirst()
    await expect(hub.player.getByText("Couldn't load this video")).toBeVisible()

    await page.unroute('**/*.mp4')
    await hub.button('Try again').click()

    await hub.playUntil(1)
    await expect(hub.player.getByText("Couldn't load this video")).toBeHidden()
  })
})
