import { CACHE_KEPT_MS } from '@dream/contract/rules/timing'

/** A route's name, then what was asked of it. */
export type AnswerKey = readonly unknown[]
/** What is known of one answer. Data stays while it refreshes and when that fails. */
export type Known<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  dataUpdatedAt: number
}

type Ask = (signal: AbortSignal) => Promise<unknown>
type Entry = {
  key: AnswerKey
  isInvalid: boolean
  listeners: Set<() => void>
  /** How it is read again by itself. */
  ask: Ask | null
  reading: { promise: Promise<void>; abort: () => void } | null
  leaving: ReturnType<typeof setTimeout> | undefined
}

const NOTHING = { data: undefined, error: null, isFetching: false, dataUpdatedAt: 0 }
const hashOf = (key: AnswerKey) => JSON.stringify(key)
const asError = (failure: unknown) => (failure instanceof Error ? failure : new Error(String(failure)))
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The server's answers in memory: one reading at a time for each, shared by all who look. */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>()
  /** Untyped inside: whoever asks for a key knows the type of its answer, which the contract gives. */
  readonly #known = new Map()

  /** What is known now; the same object until it changes. */
  getQueryState<T>(key: AnswerKey): Known<T> {
    return this.#known.get(hashOf(key)) ?? NOTHING
  }

  getQueryData<T>(key: AnswerKey): T | undefined {
    return this.getQueryState<T>(key).data
  }

  /** Puts an answer in its place; `update` gets the known one, and changes nothing by answering undefined. */
  setQueryData<T>(key: AnswerKey, update: (before: T | undefined) => T | undefined, updatedAt = Date.now()) {
    const data = update(this.getQueryData<T>(key))
    if (data === undefined) return undefined
    this.#change(key, { data, dataUpdatedAt: updatedAt })
    this.#leaveUnlessSeen(this.#entryOf(key))
    return data
  }

  /** Reads unless the answer is fresh or being read; `isForced` reads in any case. */
  read(key: AnswerKey, ask: Ask, { freshMs = 0, isForced = false } = {}): Promise<void> {
    const entry = this.#entryOf(key)
    entry.ask = ask
    if (entry.reading && !isForced) return entry.reading.promise
    const { data, dataUpdatedAt } = this.getQueryState(key)
    const isFresh = data !== undefined && !entry.isInvalid && Date.now() - dataUpdatedAt < freshMs
    if (isFresh && !isForced) return Promise.resolve()
    entry.reading?.abort()
    const promise = this.#start(entry, ask)
    this.#change(key, { isFetching: true })
    return promise
  }

  /** Lets a reading go unheard: what it brings is older than what is known. */
  cancelQueries({ queryKey }: { queryKey: AnswerKey }) {
    const entry = this.#entryOf(queryKey)
    if (!entry.reading) return
    entry.reading.abort()
    entry.reading = null
    this.#change(queryKey, { isFetching: false })
  }

  /** Marks every answer of a route as stale and reads those again that somebody looks at. */
  invalidate(name: unknown): Promise<unknown> {
    const stale = [...this.#entries.values()].filter((entry) => entry.key[0] === name)
    for (const entry of stale) entry.isInvalid = true
    return Promise.all(stale.map((entry) => this.#readAgain(entry)))
  }

  /** After a return to the network: reads again what somebody looks at and what failed or is older than `freshMs`. */
  refresh(freshMs: number) {
    for (const entry of this.#entries.values()) {
      const { error, dataUpdatedAt } = this.getQueryState(entry.key)
      if (error || Date.now() - dataUpdatedAt >= freshMs) void this.#readAgain(entry)
    }
  }

  /** Calls `tell` after each change; answers how to stop. What nobody looks at is forgotten after five minutes. */
  subscribe(key: AnswerKey, tell: () => void) {
    const entry = this.#entryOf(key)
    entry.listeners.add(tell)
    clearTimeout(entry.leaving)
    return () => {
      entry.listeners.delete(tell)
      this.#leaveUnlessSeen(entry)
    }
  }

  /** Forgets everything; who still looks sees nothing. */
  clear() {
    this.#known.clear()
    for (const [hash, entry] of this.#entries) {
      entry.reading?.abort()
      entry.reading = null
      entry.isInvalid = false
      clearTimeout(entry.leaving)
      if (entry.listeners.size === 0) this.#entries.delete(hash)
      for (const tell of entry.listeners) tell()
    }
  }

  #entryOf(key: AnswerKey): Entry {
    const hash = hashOf(key)
    const found = this.#entries.get(hash)
    if (found) return found
    const listeners = new Set<() => void>()
    const made: Entry = { key, isInvalid: false, listeners, ask: null, reading: null, leaving: undefined }
    this.#entries.set(hash, made)
    return made
  }

  #change(key: AnswerKey, facts: Partial<Known<unknown>>) {
    const before = this.getQueryState<unknown>(key)
    // An equal answer stays the same object, so that nothing is drawn again for it.
    const data = 'data' in facts && !isSame(facts.data, before.data) ? facts.data : before.data
    this.#known.set(hashOf(key), { ...before, ...facts, data })
    for (const tell of this.#entryOf(key).listeners) tell()
  }

  #start(entry: Entry, ask: Ask): Promise<void> {
    const controller = new AbortController()
    const settle = (facts: Partial<Known<unknown>>) => {
      if (entry.reading?.promise !== promise) return
      entry.reading = null
      entry.isInvalid = false
      this.#change(entry.key, { ...facts, isFetching: false })
      this.#leaveUnlessSeen(entry)
    }
    const promise: Promise<void> = Promise.resolve()
      .then(() => ask(controller.signal))
      .then(
        (data) => settle({ data, error: null, dataUpdatedAt: Date.now() }),
        (failure: unknown) => settle({ error: asError(failure) }),
      )
    entry.reading = { promise, abort: () => controller.abort() }
    return promise
  }

  #readAgain({ key, ask, listeners }: Entry): Promise<void> {
    return ask && listeners.size > 0 ? this.read(key, ask, { isForced: true }) : Promise.resolve()
  }

  #leaveUnlessSeen(entry: Entry) {
    clearTimeout(entry.leaving)
    if (entry.listeners.size > 0) return
    entry.leaving = setTimeout(() => {
      const hash = hashOf(entry.key)
      this.#entries.delete(hash)
      this.#known.delete(hash)
    }, CACHE_KEPT_MS)
  }
}
