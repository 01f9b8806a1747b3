import { device } from '#lib/storage/storage.ts'
import { prefersReducedMotion } from './motion-preference.ts'

const SETTING = 'dream:haptics'
/** Vibration patterns in milliseconds (on, off, on): long enough to feel, too short to hear. */
const TICKS = { decision: 10, unlock: [14, 70, 22] }

/** Whether the device can vibrate. Computers accept the call too, without effect. */
export const hasHaptics = () => 'vibrate' in navigator && navigator.maxTouchPoints > 0

/** Whether haptics are on for this device, by the person's choice. */
export const wantsHaptics = () => device.get(SETTING) !== 'off'

export function chooseHaptics(isWanted: boolean) {
  if (isWanted) device.remove(SETTING)
  else device.set(SETTING, 'off')
}

/** Vibrates lightly; not when haptics are off or reduced motion is on. */
export function tick(kind: keyof typeof TICKS) {
  if (hasHaptics() && isTouched() && wantsHaptics() && !prefersReducedMotion()) navigator.vibrate(TICKS[kind])
}

/** Browsers refuse, with a console warning, before the first user gesture. */
const isTouched = () => navigator.userActivation?.hasBeenActive ?? true
