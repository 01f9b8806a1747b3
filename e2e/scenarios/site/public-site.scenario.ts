import { swipe } from '#browser/touch.ts'
import { expect, test } from '#people/people.ts'

const PAGES = ['/', '/about-us', '/contact', '/app', '/unlock-preview', '/privacy', '/terms'] as const
const HEADINGS = {
  '/': 'Swipe Right for Design',
  '/about-us': 'Know what you love before you build it.',
  '/contact': 'Contact',
  '/app': 'Install',
  '/unlock-preview': 'Unlock Celebration Preview',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
}

test.use({ expectedNoise: [/404 \(Not Found\).*no-such-room/] })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PAGES) {
    test(`${path} is complete without JavaScript (product §2.1)`, async ({ visitor: { page } }) => {
      await page.goto(path)

      await expect(page.getByRole('heading', { level: 1, name: HEADINGS[path] })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'broker login' })).toHaveAttribute(
        'href',
        '/app-home',
      )
      await expect(page.getByRole('contentinfo').getByText('a product of')).toBeVisible()
    })
  }

  test('the menu of a phone opens without JavaScript and links work (product §2.1)', async ({
    visitor: { page },
  }) => {
    await page.goto('/')

    await page.getByText('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About Us' }).click()

    await expect(page).toHaveURL(/\/about-us$/)
  })

  test('the steps of the other phone are one tap away without JavaScript (product §2.1)', async ({
    visitor: { page },
  }) => {
    await page.goto('/app')
    await expect(page.getByRole('heading', { name: 'Tap Share' })).toBeVisible()

    await page.getByText('Android', { exact: true }).click()

    await expect(page.getByRole('heading', { name: 'Tap the browser menu' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Tap Share' })).toBeHidden()
  })
})

test('focus stays in the open menu, Escape returns it to its button, and rotating the device closes the menu (product §2.1)', async ({
  visitor: { page },
}) => {
  await page.goto('/')
  await page.getByText('Menu', { exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const links = await menu.getByRole('link').allTextContents()

  const focused: string[] = []
  for (const _ of links) {
    await page.keyboard.press('Tab')
    focused.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
  }
  await page.keyboard.press('Tab')
  const isUnderTheMenu = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null)
  await menu.getByRole('link', { name: 'Contact' }).focus()
  await page.keyboard.press('Escape')

  expect(focused).toEqual(links)
  expect(isUnderTheMenu).toBe(false)
  await expect(menu).toBeHidden()
  await expect(page.locator('summary').first()).toBeFocused()
  await page.getByText('Menu', { exact: true }).click()
  await page.setViewportSize({ width: 915, height: 412 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('the landing page says what the product is and links to the app (product §2.1)', async ({
  visitor: { page },
}) => {
  await page.goto('/home')

  await expect(page).toHaveURL(/:\d+\/$/)
  for (const name of ['How It Works', 'Why Choose Dream Design', 'Swipe & Discover', 'Build Your Profile']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Learn More about us' })).toHaveAttribute('href', '/about-us')
  await page.getByRole('link', { name: 'Start Swiping Now' }).first().click()
  await expect(page).toHaveURL(/\/app$/)
})

test('a finger swipes the deck of the landing page to its end (product §2.1)', async ({
  visitor: { page },
}) => {
  await page.goto('/')
  const deck = page.getByRole('figure', { name: /^Try the deck/ })
  const status = deck.getByRole('status')
  await expect(deck).toBeVisible()
  await deck.scrollIntoViewIfNeeded()

  const stage = deck.locator('[data-stage]')
  await swipe(page, stage, { dx: 160 })
  await expect(status).toHaveText(/^Liked /)
  await swipe(page, stage, { dx: -160 })
  await expect(status).toHaveText(/^Passed /)
  await swipe(page, stage, { dx: 40, rests: true })
  await expect(status).toHaveText(/^Passed /)
  for (const left of [3, 2, 1, 0]) {
    await page.getByRole('button', { name: 'Like' }).click()
    if (left > 0) await expect(status).not.toHaveText(/Keep going/)
  }

  await expect(status).toHaveText(/Keep going on your phone/)
  await deck.getByRole('link', { name: 'Start Swiping Now' }).click()
  await expect(page).toHaveURL(/\/app$/)
})

test(
  'the arrow keys swipe the deck of the landing page (product §2.1)',
  { tag: '@desktop-only' },
  async ({ visitor: { page } }) => {
    await page.goto('/')
    const deck = page.getByRole('figure', { name: /^Try the deck/ })

    await deck.focus()
    await page.keyboard.press('ArrowLeft')

    await expect(deck.getByRole('status')).toHaveText(/^Passed /)
  },
)

test(
  'Like beside the deck works with the very first click, and before any swipe (product §2.1)',
  { tag: '@desktop' },
  async ({ visitor: { page } }) => {
    await page.goto('/')
    const status = page.locator('[data-deck]').getByRole('status')
    await page.locator('[data-side="like"]').click()
    await expect(status).toHaveText(/^Liked /)

    await page.reload()
    await page.getByRole('button', { name: 'Like' }).click()
    await expect(status).toHaveText(/^Liked /)
  },
)

/** Lines of the lead text that overlap a card of the deck beside them. */
const linesIntoDeck = (lead: Element) => {
  const range = document.createRange()
  range.selectNodeContents(lead)
  return [...range.getClientRects()].filter(({ right, top, height }) =>
    document.elementFromPoint(right + 8, top + height / 2)?.closest('[data-deck]'),
  ).length
}

test(
  'the words beside the deck stay clear of its cards on a narrow desktop (product §2.1)',
  { tag: '@desktop-only' },
  async ({ visitor: { page } }) => {
    for (const width of [960, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 768 })
      await page.goto('/')
      const lead = page.getByText(/^Floor plans, kitchens, bathrooms/).first()
      expect(await lead.evaluate(linesIntoDeck), `${width} px`).toBe(0)
    }
  },
)

test('each feature has its celebration on the preview, which changes nothing (product §2.1, §2.6)', async ({
  visitor: { page },
}) => {
  await page.goto('/unlock-preview')

  for (const [name, button] of [
    ['Dreamlist Save your favorite designs', 'View your dreamlist'],
    ['Learning Hub Watch design knowledge videos', 'View your learning hub'],
    ['Land Australian land guidance', 'View your land guide'],
    ['Brokers Find your broker match', 'View your brokers'],
  ] as const) {
    await page.getByRole('button', { name }).click()
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('button', { name: button })).toBeVisible()
    await expect(popup.getByText('Unlocked!')).toBeVisible()
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
  }
  await page.getByRole('button', { name: /^Land/ }).click()
  await page.getByRole('button', { name: 'View your land guide' }).click()
  await expect(page).toHaveURL(/\/app-home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/unlock-preview$/)
})

test('an unknown path is a real 404 with a way home (product §2.3)', async ({ visitor: { page } }) => {
  const answer = await page.goto('/no-such-room')

  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Explore' })).toHaveAttribute('href', '/explore')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { name: HEADINGS['/'] })).toBeVisible()
})

test('a public path is the same page in capitals and with a trailing slash (product §2.1)', async ({
  visitor: { page },
}) => {
  await page.goto('/About-Us/')

  await expect(page.getByRole('heading', { name: HEADINGS['/about-us'] })).toBeVisible()
})
