import { VideosPage } from '#pages/videos-page.ts'
import { expect, test } from '#people/people.ts'

test(
  'a buyer watches a lesson with captions and adds it to the favourites, and both are kept after a reload (product §2.3, §7)',
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

test(
  'a lesson ends with two plans to choose from, says which one is right and why, and stores no answer (product §2.3)',
  { tag: '@desktop' },
  async ({ aBuyer }) => {
    const { page } = await aBuyer({ floorPlanLikes: 16 })
    const hub = new VideosPage(page)
    await hub.open()
    await hub.watchFirst()
    await hub.playUntil(0.5)
    await hub.seek(26)
    await expect(hub.player.getByRole('region', { name: /^Which of these two/ })).toBeVisible()
    await expect(hub.drawing('A')).toHaveJSProperty('naturalWidth', 336)

    await hub.choice('A').focus()
    await page.keyboard.press('Enter')

    await expect(hub.player.getByRole('heading', { name: /^Not quite. B is 15.0.m wide/ })).toBeVisible()
    await hub.choice('B').click()
    await expect(hub.player.getByRole('heading', { name: /^Yes. B is 15.0.m wide/ })).toBeVisible()
    await hub.button('Go on').click()
    await expect(hub.choice('A')).toBeHidden()
    await expect(hub.player.getByRole('button', { name: 'Next The gap around the house' })).toBeVisible()
    await hub.button('Watch again').click()
    await hub.seek(26)
    await expect(hub.choice('B')).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'a silent lesson plays music once its sound is turned on, also the next time (product §2.3)',
  { tag: '@desktop' },
  async ({ aBuyer }) => {
    const { page } = await aBuyer({ floorPlanLikes: 16 })
    const hub = new VideosPage(page)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.m4a')) fetched.push(request.url())
    })
    await hub.listen()
    await hub.open()
    await hub.watchFirst()
    await hub.playUntil(0.5)
    await expect(hub.sound).not.toBeChecked()
    expect([fetched, await hub.isSounding()]).toEqual([[], false])

    await hub.sound.click()

    await expect(hub.sound).toBeChecked()
    await expect.poll(() => hub.isSounding()).toBe(true)
    expect(fetched).toHaveLength(1)
    await hub.button('Pause').click()
    await expect.poll(() => hub.isSounding()).toBe(false)
    await page.reload()
    await expect(hub.sound).toBeChecked()
    await expect.poll(() => hub.isSounding()).toBe(false)
    await hub.button('Play').click()
    await expect.poll(() => hub.isSounding()).toBe(true)
    await hub.seek(26)
    await expect(hub.player.getByRole('region', { name: /^Which of these two/ })).toBeVisible()
    await expect.poll(() => hub.isSounding()).toBe(false)
  },
)

test('the learning hub is locked before 16 likes, and requests no videos (product §2.4, §9)', async ({
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

test.describe('without the video file', () => {
  test.use({ expectedNoise: [/\.mp4/] })

  test('a video that fails to load says so, and plays on retry (product §8)', async ({ aBuyer }) => {
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
