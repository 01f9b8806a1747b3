import { createStore, type Readable } from '#lib/store/create-store.ts'
import { announceServerBack } from '#lib/device/resume.ts'
import { isOnline } from '#lib/device/online.ts'
import { backoff } from '#lib/retry/backoff.ts'
import { serverDoubt } from './server-doubt.ts'

/**
 * State of the server: `away` until it is ready again; `retryAt` is the time of the next probe (device clock), null while one is
 * under way.
 */
export type ServerState = { state: 'fine' } | { state: 'away'; retryAt: number | null }

const FINE: ServerState = { state: 'fine' }
const PROBE_TIMEOUT_MS = 8000

const states = createStore<ServerState>(FINE)
export const serverState: Readable<ServerState> = states

let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isProbing = false

/** Probes `/readyz`: one call may fail for other reasons, so the server counts as away only when this fails too. */
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

/** Probes the server after a call without an answer, until it is back. Returns the stop function. */
export function watchServer(): () => void {
  const look = () => {
    if (!serverDoubt.get()) return
    if (states.get().state === 'fine') void probe()
  }
  const stopDoubting = serverDoubt.subscribe(look)
  // Nothing is known about the server while offline.
  addEventListener('offline', settle)
  look()
  return () => {
    stopDoubting()
    removeEventListener('offline', settle)
    settle()
  }
}
