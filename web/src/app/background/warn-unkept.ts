import { durableFiles, durableValues } from '#lib/personal/device-stores.ts'
import { showToast } from '#ui/overlays/toast.ts'

const UNKEPT = 'This device can’t save what you do. Keep the app open until it’s sent.'
/** Longer than other toasts: the person's data is at risk. */
const STAY_MS = 8000

/** Warns when changes exist only in this page, for example because the device is full. Returns the stop function. */
export function warnUnkept(): () => void {
  const stops = [durableValues, durableFiles].map(({ isUnkept }) => {
    const warn = () => {
      if (isUnkept.get()) showToast(UNKEPT, { durationMs: STAY_MS })
    }
    warn()
    return isUnkept.subscribe(warn)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
