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

/** Screens with another layout on a desktop. */
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

/** Axe rules by colour scheme: dark changes colours and nothing else. */
const RULES = { light: undefined, dark: COLOUR_RULES }

/** Maximum of screens in one test. */
const WALK = 12
/** Timeout of a screen, so that one that hangs does not take the time of those after it. */
const SCREEN_MS = 60_000

/** Waits for animations: pictures and colours of the other scheme may fade in. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedNoise: [/404 \(Not Found\).*no-such-room|ERR_FAILED.*\/assets\/land-|ScreenMissingError/],
})

/** Person who sees a screen. The screen with a missing script needs a browser that has not cached it. */
function kindOf({ name, stage }: Screen): string {
  if (name === 'part-missing') return 'a buyer without a part of the app'
  if (name.startsWith('admin-')) return 'an owner'
  if (/^(desk|broker-)/.test(name)) return 'a broker'
  if (!stage) return 'a visitor'
  const { isEmailVerified = true, isPhoneVerified = true, hasCompletedProfile = true } = stage
  return isEmailVerified && isPhoneVerified && hasCompletedProfile ? 'a buyer' : 'a newcomer'
}

/** Groups screens by the person who sees them, a few in each test. */
function walksThrough(screens: readonly Screen[]) {
  return [...Map.groupBy(screens, kindOf)].flatMap(([kind, theirs]) =>
    Array.from({ length: Math.ceil(theirs.length / WALK) }, (_, at) => {
      const some = theirs.slice(at * WALK, (at + 1) * WALK)
      return { title: `${kind} can read ${some.map(({ name }) => name).join(', ')}`, some }
    }),
  )
}

/** Signs out and clears the browser's storage; cached downloads stay. */
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

/** Checks a screen on a phone or a desktop; each finding names the screen. */
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
