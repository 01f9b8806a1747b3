import { expect, test, vi } from 'vitest'
import { onWake } from './wake.ts'

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const restore = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('the app wakes up when the network returns, when it is shown again and when it is brought back', () => {
  const hear = vi.fn()
  const stop = onWake(hear)

  dispatchEvent(new Event('online'))
  show('visible')
  restore(true)

  expect(hear).toHaveBeenCalledTimes(3)
  stop()
})

test('the app does not wake up when it is hidden, or by its first showing', () => {
  const hear = vi.fn()
  const stop = onWake(hear)

  show('hidden')
  restore(false)

  expect(hear).not.toHaveBeenCalled()
  stop()
})

test('nothing wakes up after it was stopped', () => {
  const hear = vi.fn()
  onWake(hear)()

  dispatchEvent(new Event('online'))
  show('visible')
  restore(true)

  expect(hear).not.toHaveBeenCalled()
})
