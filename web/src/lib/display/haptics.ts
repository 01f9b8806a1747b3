import { device } from '#lib/storage/storage.ts'
import { prefersReducedMotion } from './motion-preference.ts'

const SETTING = 'dream:haptics'
/** Milliseconds on, off, on: short enough to be felt and not heard. */
const TICKS = { decision: 10, unlock: [14, 70, 22] }

/** Whether the device can tick. Computers take the call too, and have nothing that could move. */
export const hasHaptics = () => 'vibrate' in navigator && navigator.maxTouchPoints > 0

/** What the person has chosen for this device. */
export const wantsHaptics = () => device.get(SETTING) !== 'off'

export function chooseHaptics(isWanted: boolean) {
  if (isWanted) device.remove(SETTING)
  else device.set(SETTING, 'off')
}

/** A light tick under the finger; none where nobody wants one, or the device has been asked for less motion. */
export function tick(kind: keyof typeof TICKS) {
  if (hasHaptics() && isTouched() && wantsHaptics() && !prefersReducedMotion()) navigator.vibrate(TICKS[kind])
}

/** Before the first touch a browser refuses, and complains. */
const isTouched = () => navigator.userActivation?.hasBeenActive ?? true
