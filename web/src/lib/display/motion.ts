import { useMedia } from '#lib/device/media.ts'
import { device } from '#lib/storage/storage.ts'
import { createStore } from '#lib/store/create-store.ts'
import { useStore } from '#lib/store/use-store.ts'
import { prefersReducedMotion, REDUCED_MOTION } from './motion-preference.ts'

export { prefersReducedMotion }

/** Choice of motion; `system` follows the device. */
export type MotionChoice = 'system' | 'reduced'

/** Storage key, read by theme.js before the first paint. */
const KEY = 'dream:motion'
const choices = createStore<MotionChoice>(device.get(KEY) === 'reduced' ? 'reduced' : 'system')

/** Applies and saves a choice for this device. */
export function chooseMotion(choice: MotionChoice) {
  if (choice === 'system') device.remove(KEY)
  else device.set(KEY, choice)
  if (choice === 'system') delete document.documentElement.dataset['motion']
  else document.documentElement.dataset['motion'] = choice
  choices.set(choice)
}

export const useMotionChoice = () => useStore(choices)

/** Whether reduced motion is on, by the device or the profile, as a live value. */
export function usePrefersReducedMotion(): boolean {
  const choice = useMotionChoice()
  const isAskedOfDevice = useMedia(REDUCED_MOTION)
  return choice === 'reduced' || isAskedOfDevice
}
