import type { CDPSession, Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

const FRAME_MS = 16
/** Pause before release after which the movement no longer counts towards the release velocity. */
const REST_MS = 160

/** `at`: time of its last touch event, in milliseconds. */
type Finger = { session: CDPSession; at: number }

/** Sessions are kept, one for each page: closing a session ends the offline emulation of the page. */
const fingers = new WeakMap<Page, Promise<Finger>>()

function fingerOn(page: Page): Promise<Finger> {
  const finger =
    fingers.get(page) ??
    page
      .context()
      .newCDPSession(page)
      .then((session) => ({ session, at: 0 }))
  fingers.set(page, finger)
  return finger
}

/** Drags with real touch events. Their timestamps are set, so that the velocity does not depend on the machine's speed. */
export async function dragWithFinger(
  page: Page,
  from: Point,
  to: Point,
  { rests = false } = {},
): Promise<void> {
  const steps = 6
  const finger = await fingerOn(page)
  const lastsMs = steps * FRAME_MS + (rests ? REST_MS : 0)
  finger.at = Math.max(finger.at + FRAME_MS, Date.now() - lastsMs)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point: Point | null) =>
    finger.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [point] : [],
      timestamp: finger.at / 1000,
    })
  await send('touchStart', from)
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    finger.at += FRAME_MS
    await send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  if (rests) finger.at += REST_MS
  await send('touchEnd', null)
}

/** Long press: a finger that rests on an element and is lifted again. */
export async function rest(page: Page, element: Locator, forMs = 700): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to rest on.')
  const { session } = await fingerOn(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), forMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Drag and drop by long press: rests until the element is lifted, and drops it onto another one. */
export async function dragLifted(page: Page, element: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await middleOf(element), await middleOf(onto)]
  const { session } = await fingerOn(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [from])
  await page.locator('[data-lifted]').waitFor()
  // Past the middle of the target, so that the drop position is unambiguous.
  const end = { x: to.x + 0.4 * (to.x - from.x), y: to.y + 0.4 * (to.y - from.y) }
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await send('touchMove', [{ x: from.x + (end.x - from.x) * share, y: from.y + (end.y - from.y) * share }])
  }
  await send('touchEnd', [])
}

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to touch.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

type Swipe = {
  dx: number
  /** Pauses before release, so that the distance alone decides. */
  rests?: boolean
}

/** Swipes an element sideways by `dx` pixels. */
export async function swipe(page: Page, element: Locator, { dx, rests = false }: Swipe): Promise<void> {
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to swipe.')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 3 }
  await dragWithFinger(page, from, { x: from.x + dx, y: from.y + 4 }, { rests })
}
