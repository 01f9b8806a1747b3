import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  recordReason,
  recordSwipe,
  recordUndo,
  startSwipeQueue,
} from '#features/swipe/swipe-queue/swipe-queue.ts'
import { chooseHaptics } from '#lib/display/haptics.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { aUser } from '#testing/render.tsx'
import { startHaptics } from './start-haptics.ts'

const plan = aDealtDesign()
const vibrate = vi.fn(() => true)
let stops: (() => void)[] = []

function aPhone({ isStill = false, touchPoints = 5 } = {}) {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(touchPoints)
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: isStill } as MediaQueryList)
}

beforeEach(() => {
  vi.useFakeTimers()
  fakeApi({ 'POST /api/preferences': () => ({ body: { floorPlanLikes: 1, unlocked: [] } }) })
  resetSession({ state: 'signed-in', user: aUser() })
  stops = [startSwipeQueue(), startHaptics()]
})
afterEach(async () => {
  for (const stop of stops) stop()
  await clearSession()
  vi.useRealTimers()
  chooseHaptics(true)
  vi.restoreAllMocks()
  vibrate.mockClear()
  Reflect.deleteProperty(navigator, 'vibrate')
})

it('vibrates once for each like and pass, also while they are saved and sent', async () => {
  aPhone()

  recordSwipe(plan, 'like')
  recordSwipe(aDealtDesign({}, 2), 'pass')
  await vi.advanceTimersByTimeAsync(1000)

  expect(vibrate).toHaveBeenCalledTimes(2)
})

it('does not vibrate for a reason or an undo', () => {
  aPhone()
  recordSwipe(aDealtDesign({}, 2), 'like')
  recordSwipe(plan, 'pass')
  vibrate.mockClear()

  recordReason(plan, 'too-wide')
  recordUndo(plan, 'pass')

  expect(vibrate).not.toHaveBeenCalled()
})

it.each([
  ['the person wants none', {}, () => chooseHaptics(false)],
  ['the device was asked for less motion', { isStill: true }, () => {}],
  ['it is a computer', { touchPoints: 0 }, () => {}],
  ['the device cannot', {}, () => Reflect.deleteProperty(navigator, 'vibrate')],
])('does not vibrate where %s', (_, device, before) => {
  aPhone(device)
  before()

  recordSwipe(plan, 'like')

  expect(vibrate).not.toHaveBeenCalled()
})

it('does not vibrate once it is stopped', () => {
  aPhone()
  stops[1]?.()

  recordSwipe(plan, 'like')

  expect(vibrate).not.toHaveBeenCalled()
})
