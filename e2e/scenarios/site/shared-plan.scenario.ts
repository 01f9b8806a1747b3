import { type Browser, type BrowserContextOptions, devices } from '@playwright/test'
import { collectConsoleNoise } from '#browser/console-noise.ts'
import { emulateDevice } from '#browser/emulation.ts'
import { axeViolations } from '#browser/axe.ts'
import { findIllegibleText, NOTHING_ILLEGIBLE } from '#browser/legibility.ts'
import { layOutAllSections } from '#browser/whole-page.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import { expect, type Person, test } from '#people/people.ts'

const PHONE: BrowserContextOptions = devices['Pixel 7']
const COMPUTER: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Shares the latest like from its details; returns its name and its link. */
async function shareFromDreamlist({ page, context }: Person) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/dreamlist')
  const tile = new DreamlistPage(page).designs.filter({ hasText: /bed/ }).first()
  await tile.getByRole('button').first().click()
  const details = page.getByRole('dialog')
  const title = (await details.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await details.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(details.getByText('Link copied. Anyone who has it can see this plan.')).toBeVisible()
  return { title, url: await page.evaluate(() => navigator.clipboard.readText()) }
}

/** A person with nothing but the link. */
async function aStranger(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const noise = collectConsoleNoise(context, [/410 \(Gone\)/])
  return { page: await context.newPage(), context, noise }
}

test('a buyer shares a plan, anybody opens it on a phone and a computer, and is told when sharing is stopped (product §2.1)', async ({
  aBuyer,
  browser,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 11 })
  const { title, url } = await shareFromDreamlist(buyer)
  const strangers = await Promise.all([PHONE, COMPUTER].map((options) => aStranger(browser, options)))

  for (const { page } of strangers) {
    const answer = await page.goto(url)
    expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('img', { name: `Floor plan of ${title}`, exact: true })).toHaveJSProperty(
      'complete',
      true,
    )
    await expect(page.getByText('Lot it needs')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(buyer.name)
    const picture = await page.getAttribute('meta[property="og:image"]', 'content')
    const raster = await page.request.get(picture ?? '')
    expect(raster.headers()['content-type']).toBe('image/jpeg')
    await layOutAllSections(page)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'See more homes like this' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Install' })).toBeVisible()
  }

  await buyer.page.goto('/profile')
  await buyer.page.getByRole('button', { name: `Stop sharing ${title}` }).click()
  const question = buyer.page.getByRole('dialog', { name: `Stop sharing ${title}?` })
  await question.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(buyer.page.getByText(`${title} is no longer shared.`)).toBeVisible()

  for (const { page, context, noise } of strangers) {
    const answer = await page.goto(url)
    expect(answer?.status()).toBe(410)
    await expect(page.getByRole('heading', { name: 'This plan is no longer shared' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(noise).toEqual([])
    await context.close()
  }
})

test('a shared plan is complete without JavaScript, on the smallest phone and with large text (product §2.1)', async ({
  aBuyer,
  browser,
}) => {
  const { title, url } = await shareFromDreamlist(await aBuyer({ floorPlanLikes: 11 }))
  const { page, context } = await aStranger(browser, {
    ...PHONE,
    viewport: { width: 320, height: 568 },
    colorScheme: 'dark',
    javaScriptEnabled: false,
  })
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'See more homes like this' })).toHaveAttribute('href', '/app')
  await context.close()

  const small = await aStranger(browser, { ...PHONE, viewport: { width: 320, height: 568 } })
  await small.page.goto(url)
  await layOutAllSections(small.page)
  expect(await findIllegibleText(small.page), 'on 320 px').toEqual(NOTHING_ILLEGIBLE)
  await small.page.setViewportSize({ width: 412, height: 915 })
  await small.page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await findIllegibleText(small.page), 'with 200 % text').toEqual(NOTHING_ILLEGIBLE)
  await small.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await axeViolations(small.page), 'dark').toEqual([])
  await small.context.close()
})

test('the installed app opens a shared plan too, and leads back to the deck (product §2.1)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 11 })
  const { title, url } = await shareFromDreamlist(buyer)
  await emulateDevice(buyer.context, { isInstalled: true })

  await buyer.page.goto(url)
  await expect(buyer.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await buyer.page.getByRole('link', { name: 'See more homes like this' }).click()

  await expect(buyer.page.getByRole('region', { name: 'Designs' })).toBeVisible()
})
