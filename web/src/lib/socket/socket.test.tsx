import type { FrameToClient } from '@dream/contract/socket/to-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeSockets } from '#testing/chat/fake-socket.ts'
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
  const connections = fakeSockets()
  const frames: FrameToClient[] = []
  socket = openSocket({
    userId: ME,
    onFrame: (frame) => frames.push(frame),
    onConnection: () => {},
    greeting: () => ({ type: 'sync', conversations: [] }),
  })
  return { connections, frames, state: () => socket?.state().state }
}
const turn = (next: DocumentVisibilityState) => {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

it('authenticates, waits for the success, then sends its greeting (product §7)', () => {
  const { connections, state } = connect()
  expect(state()).toBe('connecting')

  connections[0]?.accept()
  expect(state()).toBe('authenticating')
  connections[0]?.send({ type: 'auth_success', userId: ME })

  expect(state()).toBe('ready')
  expect(connections[0]?.url).toMatch(/^ws:.*\/ws$/)
  expect(connections[0]?.received).toEqual([
    { type: 'auth', userId: ME, method: 'session' },
    { type: 'sync', conversations: [] },
  ])
})

it('answers a ping, and passes on only frames that it understands', () => {
  const { connections, frames } = connect()
  connections[0]?.admit(ME)

  connections[0]?.send({ type: 'ping' })
  connections[0]?.send({ type: 'synced' })
  connections[0]?.send(JSON.parse('{"type":"from-the-future"}') as FrameToClient)
  connections[0]?.send(JSON.parse('{"type":"new_message","conversationId":"c"}') as FrameToClient)

  expect(connections[0]?.received.at(-1)).toEqual({ type: 'pong' })
  expect(frames.map(({ type }) => type)).toEqual(['auth_success', 'synced'])
})

describe('after a connection loss', () => {
  it('reconnects after 1 s, 2 s, 4 s and so on, ten times, and then stops (product §9)', () => {
    const { connections, state } = connect()
    connections[0]?.drop()
    const waits: number[] = []
    while (state() === 'waiting') {
      const before = connections.length
      let ms = 0
      for (; connections.length === before; ms += 1000) vi.advanceTimersByTime(1000)
      waits.push(ms)
      connections.at(-1)?.drop()
    }

    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 30_000, 30_000])
    expect(state()).toBe('stopped')
  })

  it('retries at once when the server answered another way, with the same number of attempts', () => {
    const { connections, state } = connect()
    connections[0]?.drop()
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      socket?.retryNow()
      expect(connections).toHaveLength(attempt + 1)
      connections.at(-1)?.drop()
    }

    socket?.retryNow()

    expect([connections.length, state()]).toEqual([11, 'stopped'])
  })

  it('resets the attempts after a successful authentication', () => {
    const { connections } = connect()
    connections[0]?.drop()
    vi.advanceTimersByTime(1000)
    connections[1]?.drop()
    vi.advanceTimersByTime(2000)
    connections[2]?.admit(ME)
    connections[2]?.drop()
    vi.advanceTimersByTime(1000)

    expect(connections).toHaveLength(4)
  })

  it('does not reconnect while the page is hidden, and at once when it is shown', () => {
    const { connections } = connect()
    turn('hidden')
    connections[0]?.drop()
    vi.advanceTimersByTime(600_000)
    expect(connections).toHaveLength(1)

    turn('visible')

    expect(connections).toHaveLength(2)
  })

  it('reconnects when the network returns after it had stopped', () => {
    const { connections, state } = connect()
    while (state() !== 'stopped') {
      connections.at(-1)?.drop()
      vi.advanceTimersByTime(30_000)
    }
    const before = connections.length

    dispatchEvent(new Event('online'))

    expect(connections).toHaveLength(before + 1)
  })
})

it('falls back to polling once the server refused it, until the app resumes (product §4)', () => {
  const { connections, state } = connect()
  connections[0]?.accept()
  connections[0]?.send({ type: 'auth_error', message: 'Authentication required' })
  vi.advanceTimersByTime(600_000)

  expect(state()).toBe('fallback')
  expect(connections).toHaveLength(1)
})

it.each(['unauthenticated', 'forbidden'])('is out after the error "%s" (product §8)', (code) => {
  const { connections, state } = connect()
  connections[0]?.admit(ME)

  connections[0]?.send({ type: 'error', code, message: 'In whatever words.' })

  expect(state()).toBe('fallback')
  expect(connections[0]?.isClosed).toBe(true)
})

it('does not displace a newer connection of the same person', () => {
  const { connections, state } = connect()
  connections[0]?.admit(ME)

  connections[0]?.drop(1008)
  vi.advanceTimersByTime(600_000)

  expect(state()).toBe('stopped')
  expect(connections).toHaveLength(1)
})

describe('a dead connection', () => {
  it('is closed after two missed pings', () => {
    const { connections } = connect()
    connections[0]?.admit(ME)

    vi.advanceTimersByTime(54_000)
    expect(connections[0]?.isClosed).toBe(false)
    vi.advanceTimersByTime(2000)

    expect(connections[0]?.isClosed).toBe(true)
    expect(connections).toHaveLength(2)
  })

  it('is detected soon after the phone was asleep', () => {
    const { connections } = connect()
    connections[0]?.admit(ME)
    turn('hidden')

    turn('visible')
    expect(connections[0]?.received.at(-1)).toEqual({ type: 'sync', conversations: [] })
    vi.advanceTimersByTime(6000)

    expect(connections[0]?.isClosed).toBe(true)
    expect(connections).toHaveLength(2)
  })

  it('is closed at once when the device goes offline', () => {
    const { connections, state } = connect()
    connections[0]?.admit(ME)

    dispatchEvent(new Event('offline'))

    expect(connections[0]?.isClosed).toBe(true)
    expect(state()).toBe('waiting')
  })
})
