import type { FrameToClient } from '@dream/contract/socket/to-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets } from '#testing/fake-socket.ts'
import { openSocket, type Socket } from './socket.ts'

const ME = '0190a1b2-0000-7000-8000-000000000001'
let socket: Socket | null = null
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  visibility = 'visible'
})
afterEach(() => {
  socket?.stop()
  vi.useRealTimers()
})

function connect() {
  const lines = fakeSockets()
  const frames: FrameToClient[] = []
  socket = openSocket({
    userId: ME,
    onFrame: (frame) => frames.push(frame),
    onConnection: () => {},
    greeting: () => ({ type: 'sync', conversations: [] }),
  })
  return { lines, frames, state: () => socket?.connection().state }
}
const turn = (next: DocumentVisibilityState) => {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

it('says who it is, waits to be let in, then says what it has (spec §7)', () => {
  const { lines, state } = connect()
  expect(state()).toBe('connecting')

  lines[0]?.accept()
  expect(state()).toBe('authenticating')
  lines[0]?.say({ type: 'auth_success', userId: ME })

  expect(state()).toBe('ready')
  expect(lines[0]?.url).toMatch(/^ws:.*\/ws$/)
  expect(lines[0]?.heard).toEqual([
    { type: 'auth', userId: ME, method: 'session' },
    { type: 'sync', conversations: [] },
  ])
})

it('answers a ping, and passes on only frames that it understands', () => {
  const { lines, frames } = connect()
  lines[0]?.admit(ME)

  lines[0]?.say({ type: 'ping' })
  lines[0]?.say({ type: 'synced' })
  lines[0]?.say(JSON.parse('{"type":"from-the-future"}'))
  lines[0]?.say(JSON.parse('{"type":"new_message","conversationId":"c"}'))

  expect(lines[0]?.heard.at(-1)).toEqual({ type: 'pong' })
  expect(frames).toEqual([{ type: 'synced' }])
})

describe('after a loss', () => {
  it('comes back after 1 s, 2 s, 4 s and so on, ten times, and rests then (spec §9)', () => {
    const { lines, state } = connect()
    lines[0]?.drop()
    const waits: number[] = []
    while (state() === 'waiting') {
      const before = lines.length
      let ms = 0
      for (; lines.length === before; ms += 1000) vi.advanceTimersByTime(1000)
      waits.push(ms)
      lines.at(-1)?.drop()
    }

    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000])
    expect(state()).toBe('stopped')
  })

  it('tries at once when the server was heard by another way, no more often in all', () => {
    const { lines, state } = connect()
    lines[0]?.drop()
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      socket?.hurry()
      expect(lines).toHaveLength(attempt + 1)
      lines.at(-1)?.drop()
    }

    socket?.hurry()

    expect([lines.length, state()]).toEqual([11, 'stopped'])
  })

  it('counts anew once it was let in', () => {
    const { lines } = connect()
    lines[0]?.drop()
    vi.advanceTimersByTime(1000)
    lines[1]?.drop()
    vi.advanceTimersByTime(2000)
    lines[2]?.admit(ME)
    lines[2]?.drop()
    vi.advanceTimersByTime(1000)

    expect(lines).toHaveLength(4)
  })

  it('tries nothing while nobody looks, and at once when somebody does', () => {
    const { lines } = connect()
    turn('hidden')
    lines[0]?.drop()
    vi.advanceTimersByTime(600_000)
    expect(lines).toHaveLength(1)

    turn('visible')

    expect(lines).toHaveLength(2)
  })

  it('starts anew with the network after it had given up', () => {
    const { lines, state } = connect()
    while (state() !== 'stopped') {
      lines.at(-1)?.drop()
      vi.advanceTimersByTime(30_000)
    }
    const before = lines.length

    dispatchEvent(new Event('online'))

    expect(lines).toHaveLength(before + 1)
  })
})

it('asks only by calls once the server refused it, until the app wakes up (spec §4)', () => {
  const { lines, state } = connect()
  lines[0]?.accept()
  lines[0]?.say({ type: 'auth_error', message: 'Authentication required' })
  vi.advanceTimersByTime(600_000)

  expect(state()).toBe('fallback')
  expect(lines).toHaveLength(1)
})

it.each(['Authentication expired', 'Access denied'])('is out after the error "%s" (spec §8)', (message) => {
  const { lines, state } = connect()
  lines[0]?.admit(ME)

  lines[0]?.say({ type: 'error', code: 'forbidden', message })

  expect(state()).toBe('fallback')
  expect(lines[0]?.isClosed).toBe(true)
})

it('does not push out a newer window of the same person', () => {
  const { lines, state } = connect()
  lines[0]?.admit(ME)

  lines[0]?.drop(1008)
  vi.advanceTimersByTime(600_000)

  expect(state()).toBe('stopped')
  expect(lines).toHaveLength(1)
})

describe('a line that leads nowhere', () => {
  it('is left when two pings are missing', () => {
    const { lines } = connect()
    lines[0]?.admit(ME)

    vi.advanceTimersByTime(54_000)
    expect(lines[0]?.isClosed).toBe(false)
    vi.advanceTimersByTime(2000)

    expect(lines[0]?.isClosed).toBe(true)
    expect(lines).toHaveLength(2)
  })

  it('is found out soon after the phone was asleep', () => {
    const { lines } = connect()
    lines[0]?.admit(ME)
    turn('hidden')

    turn('visible')
    expect(lines[0]?.heard.at(-1)).toEqual({ type: 'sync', conversations: [] })
    vi.advanceTimersByTime(6000)

    expect(lines[0]?.isClosed).toBe(true)
    expect(lines).toHaveLength(2)
  })

  it('is left at once when the network goes', () => {
    const { lines, state } = connect()
    lines[0]?.admit(ME)

    dispatchEvent(new Event('offline'))

    expect(lines[0]?.isClosed).toBe(true)
    expect(state()).toBe('waiting')
  })
})
