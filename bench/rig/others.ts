import { openSync, readdirSync, readFileSync, readSync } from 'node:fs'

/** Of the fields of the processors' times: what a host gave to others while something here wanted to run, in ticks. */
const STEAL = 8
const TICK_MS = 10
/** Of the fields of a process after its name: when it was started. */
const STARTED = 19
/** Threads of the kernel that bring to the disk what a benchmark itself writes. */
const WRITERS = /^(kworker|jbd2)/

/** What others had of the machine between two looks; `from` and `to` are in ms since 1970. */
export type Window = { from: number; to: number; othersMs: number }

/**
 * Answers how much processor time others had since it was asked last: the neighbours of this machine, and the programs here that
 * were started before the benchmark. Where nobody tells, it is none. A look takes a fraction of a millisecond.
 */
export function watchOthers(): () => Window {
  const threads = threadsOfOthers()
  const look = () => new Map([['host', stolenTicks() * TICK_MS], ...threads.map(timeOf)])
  let before = { at: now(), times: look() }

  return () => {
    const [{ at, times }, after] = [before, { at: now(), times: look() }]
    before = after
    const grown = [...after.times].map(([thread, ms]) => Math.max(0, ms - (times.get(thread) ?? ms)))
    return { from: at, to: after.at, othersMs: grown.reduce((sum, ms) => sum + ms, 0) }
  }
}

const now = () => performance.timeOrigin + performance.now()

type Thread = { path: string; file: number }

function threadsOfOthers(): Thread[] {
  const started = startOf('self')
  const others = list('/proc').filter(
    (pid) => /^\d+$/.test(pid) && startOf(pid) < started && !WRITERS.test(read(`/proc/${pid}/comm`)),
  )
  const paths = others.flatMap((pid) =>
    list(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`),
  )
  return paths.flatMap((path) => {
    const file = quietly(() => openSync(path, 'r'), null)
    return file === null ? [] : [{ path, file }]
  })
}

/** How long a thread has run, in ms; the file is read anew from its beginning. */
function timeOf({ path, file }: Thread): [string, number] {
  const text = Buffer.alloc(64)
  const length = quietly(() => readSync(file, text, 0, text.length, 0), 0)
  return [path, Number(text.toString('latin1', 0, length).split(' ', 1)[0]) / 1e6]
}

const stolenTicks = () => Number(read('/proc/stat').split('\n', 1)[0]?.split(/ +/)[STEAL] ?? 0)
/** In ticks since the machine was started. */
const startOf = (pid: string) => Number(read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[STARTED])
const read = (path: string) => quietly(() => readFileSync(path, 'utf8'), '')
const list = (path: string) => quietly(() => readdirSync(path), [])

/** What is not there, or no longer, is nothing. */
function quietly<T, N>(read: () => T, nothing: N): T | N {
  try {
    return read()
  } catch {
    return nothing
  }
}
