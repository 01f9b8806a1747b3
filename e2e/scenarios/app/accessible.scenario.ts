import type { Page } from '@playwright/test'
import { becomeBuyer, someone } from '#people/buyer.ts'
import { expect, test } from '#people/people.ts'
import { axeViolations, COLOUR_RULES } from '#browser/axe.ts'
import {
  findForeignFonts,
  findIllegibleText,
  findSmallFields,
  NOTHING_ILLEGIBLE,
  remOf,
} from '#browser/legibility.ts'
import { ADMIN_SCREENS } from '#shots/admin-screens.ts'
import type { Screen } from '#shots/screen.ts'
import { SCREENS } from '#shots/screens.ts'

/** Screens that are laid out differently on a desktop. */
const ALSO_WIDE = [
  'login',
  'explore',
  'details',
  'dreamlist',
  'video',
  'profile',
  'chat',
  'desk',
  'desk-conversation',
  ...ADMIN_SCREENS.map(({ name }) => name),
]

const SMALLEST = { width: 320, height: 568 }
const PHONE = { width: 412, height: 915 }

/** The other scheme changes colours and nothing else. */
const RULES = { light: undefined, dark: COLOUR_RULES }

/** So many screens are walked through in one go. */
const WALK = 12
/** What a screen waits for that never comes must not take the time of those behind it. */
const SCREEN_MS = 60_000

/** Pictures and colours of the other scheme may come by a transition. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: [/404 \(Not Found\).*no-such-room|ERR_FAILED.*\/assets\/land-|ScreenMissingError/],
})

/** Who sees a screen. Parts of the app that never come must not have been cached for it. */
function kindOf({ name, stage }: Screen): string {
  if (name === 'part-missing') return 'a buyer without a part of the app'
  if (name.startsWith('admin-')) return 'an owner'
  if (/^(desk|broker-)/.test(name)) return 'a broker'
  if (!stage) return 'a visitor'
  const { isEmailVerified = true, isPhoneVerified = true, hasCompletedProfile = true } = stage
  return isEmailVerified && isPhoneVerified && hasCompletedProfile ? 'a buyer' : 'a newcomer'
}

/** Screens of one kind of person, a few at a time. */
function walksThrough(screens: readonly Screen[]) {
  return [...Map.groupBy(screens, kindOf)].flatMap(([kind, theirs]) =>
    Array.from({ length: Math.ceil(theirs.length / WALK) }, (_, at) => {
      const some = theirs.slice(at * WALK, (at + 1) * WALK)
      return { title: `${kind} can read ${some.map(({ name }) => name).join(', ')}`, some }
    }),
  )
}

/** The browser of nobody, as if it had never been here; what it has downloaded stays. */
async function forgetPerson(page: Page) {
  const [context, origin] = [page.context(), process.env['E2E_URL'] ?? '']
  await page.unrouteAll()
  if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await context.clearCookies()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
  await devtools.detach()
}

/** What is wrong with a screen on a phone or a desktop; each finding names the screen. */
async function readScreen(page: Page, { name, stage, show }: Screen, isPhone: boolean) {
  if (stage) await becomeBuyer(page.context(), someone(), { stage })
  await page.emulateMedia({ colorScheme: 'light' })
  if (isPhone) await page.setViewportSize(SMALLEST)
  await show(page)
  expect.soft(await remOf(page), `${name}: a rem`).toBe(16)
  expect.soft(await findSmallFields(page), `${name}: iOS would zoom into them`).toEqual([])
  expect.soft(await findForeignFonts(page), `${name}: in another font`).toEqual([])
  if (isPhone) {
    await settled(page)
    expect.soft(await findIllegibleText(page), `${name}: on 320 px`).toEqual(NOTHING_ILLEGIBLE)
    await page.setViewportSize(PHONE)
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    expect.soft(await axeViolations(page, RULES[colorScheme]), `${name}: ${colorScheme}`).toEqual([])
  }
  if (!isPhone) return

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await settled(page)
  expect.soft(await findIllegibleText(page), `${name}: with 200 % text`).toEqual(NOTHING_ILLEGIBLE)
}

async function walk(page: Page, screens: readonly Screen[], isPhone: boolean) {
  page.setDefaultTimeout(SCREEN_MS)
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await forgetPerson(page)
      const failure = await readScreen(page, screen, isPhone).catch(String)
      expect.soft(failure, `${screen.name}: how it opens`).toBeUndefined()
    })
  }
}

for (const { title, some } of walksThrough(SCREENS)) {
  test(`${title}: light, dark, on the smallest phone, with text twice as large (product §2)`, async ({
    page,
  }) => {
    await walk(page, some, true)
  })
}

for (const { title, some } of walksThrough(SCREENS.filter(({ name }) => ALSO_WIDE.includes(name)))) {
  test(`${title} on a desktop: light and dark (product §2)`, { tag: '@desktop-only' }, async ({ page }) => {
    await walk(page, some, false)
  })
}
