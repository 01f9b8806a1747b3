import { durableFiles, durableValues } from '#lib/personal/device-stores.ts'
import { showToast } from '#ui/overlays/toast.ts'

const UNKEPT = 'This device can’t save what you do. Keep the app open until it’s sent.'
/** Longer than a word in passing: what is lost would be theirs. */
const STAY_MS = 8000

/** Says when what a person does is in this page alone, as where the device is full. Answers how to stop. */
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
