import { createStore, type Readable } from '#lib/store/create-store.ts'
import { announceServerBack } from '#lib/device/resume.ts'
import { isOnline } from '#lib/device/online.ts'
import { backoff } from '#lib/retry/backoff.ts'
import { serverDoubt } from './server-doubt.ts'

/** `away` until it answers that it is ready; `retryAt` is when it is asked next (device time), null while it is being asked. */
export type ServerState = { state: 'fine' } | { state: 'away'; retryAt: number | null }

const FINE: ServerState = { state: 'fine' }
const PROBE_TIMEOUT_MS = 8000

const states = createStore<ServerState>(FINE)
export const serverState: Readable<ServerState> = states

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isProbing = false

/** One call may fail for reasons of its own: the server is away when it does not say that it is ready either. */
async function isReady(): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  return fetch('/readyz', { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function settle() {
  clearTimeout(timer)
  failures = 0
  states.set(FINE)
  serverDoubt.set(false)
}

async function probe() {
  if (isProbing) return
  clearTimeout(timer)
  if (!isOnline()) return settle()
  isProbing = true
  if (states.get().state === 'away') states.set({ state: 'away', retryAt: null })
  const isBack = await isReady()
  isProbing = false
  if (!isOnline()) return settle()
  if (!isBack) {
    failures += 1
    const waitMs = backoff(failures, Math.random())
    timer = setTimeout(() => void probe(), waitMs)
    return states.set({ state: 'away', retryAt: Date.now() + waitMs })
  }
  const wasAway = states.get().state === 'away'
  settle()
  if (wasAway) announceServerBack()
}

/** Finds out whether the server is away whenever a call has met no answer, and when it is back. Answers how to stop. */
export function watchServer(): () => void {
  const look = () => {
    if (!serverDoubt.get()) return
    if (states.get().state === 'fine') void probe()
  }
  const stopDoubting = serverDoubt.subscribe(look)
  // Without a network there is nothing to be said about the server.
  addEventListener('offline', settle)
  look()
  return () => {
    stopDoubting()
    removeEventListener('offline', settle)
    settle()
  }
}
