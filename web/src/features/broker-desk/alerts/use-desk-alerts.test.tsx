import { act, renderHook } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wipePersonalStorage } from '#lib/storage/storage.ts'
import { useDeskSound } from './desk-sound.ts'
import { useDeskAlerts } from './use-desk-alerts.ts'

const OPEN = '0190a1b2-0000-7000-8000-000000000001'
const OTHER = '0190a1b2-0000-7000-8000-000000000002'

/** Number of notes that were played. */
let notes = 0

class Sound {
  state = 'running'
  currentTime = 0
  destination = {}
  resume = async () => {}
  createGain = () => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: () => ({}),
  })
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: object) => ({ ...to, connect: () => ({}) }),
    start: () => void (notes += 1),
    stop: () => {},
  })
}

beforeEach(() => {
  wipePersonalStorage()
  notes = 0
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('AudioContext', Sound)
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens the desk with a conversation, after a user gesture. */
async function openDesk() {
  const listeners = new Set<(conversationId: string) => void>()
  const onArrival = (tell: (conversationId: string) => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }
  renderHook(() => useDeskAlerts({ userId: 'nia', openId: OPEN, onArrival }))
  await userEvent.keyboard('j')
  return (conversationId: string) => listeners.forEach((tell) => tell(conversationId))
}

test('a message rings, several at once ring once, and a later one rings again', async () => {
  const arrive = await openDesk()

  arrive(OTHER)
  arrive(OTHER)
  const atOnce = notes
  vi.advanceTimersByTime(3000)
  arrive(OTHER)

  expect([atOnce, notes]).toEqual([2, 4])
})

test('a message in the open conversation does not ring', async () => {
  const arrive = await openDesk()

  arrive(OPEN)

  expect(notes).toBe(0)
})

test('a desk with its sound off is silent', async () => {
  const { result } = renderHook(() => useDeskSound('nia'))
  act(() => result.current.choose(false))
  const arrive = await openDesk()

  arrive(OTHER)

  expect([result.current.isOn, notes]).toEqual([false, 0])
})
