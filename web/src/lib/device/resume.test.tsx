import { expect, test, vi } from 'vitest'
import { onResume } from './resume.ts'

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const restore = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('the app resumes when the network returns, when it is shown again and when it is brought back', () => {
  const listener = vi.fn()
  const stop = onResume(listener)

  dispatchEvent(new Event('online'))
  show('visible')
  restore(true)

  expect(listener).toHaveBeenCalledTimes(3)
  stop()
})

test('the app does not resume when it is hidden, or when it is first shown', () => {
  const listener = vi.fn()
  const stop = onResume(listener)

  show('hidden')
  restore(false)

  expect(listener).not.toHaveBeenCalled()
  stop()
})

test('nothing is notified after the unsubscribe', () => {
  const listener = vi.fn()
  onResume(listener)()

  dispatchEvent(new Event('online'))
  show('visible')
  restore(true)

  expect(listener).not.toHaveBeenCalled()
})
