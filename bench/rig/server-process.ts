import { fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import root from '../../package.json' with { type: 'json' }

/** Headers of one person's requests. */
export type Person = Record<string, string>

/** Resident memory of a process, and what lives on the heap and in buffers of it. */
export type Memory = { residentKb: number; heapKb: number }

/** A server in a process of its own, whose CPU time and memory can be read. */
export type ServerProcess = {
  port: number
  people: Person[]
  cpuMs(): number
  /** What it holds once its garbage is cleared away. */
  memory(): Promise<Memory>
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** What `npm start` tells the compiler of the product. */
const START_OPTIONS = root.scripts.start.split(' ').filter((word) => word.startsWith('--'))

type Options = { port: number; databaseUrl: string; users: number }

/** Starts `servers/<name>.ts`, which says who its people are once it listens. */
export async function startServer(
  name: string,
  { port, databaseUrl, users }: Options,
): Promise<ServerProcess> {
  const path = fileURLToPath(new URL(`../servers/${name}.ts`, import.meta.url))
  const child = fork(path, [String(port), databaseUrl, String(users)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [...process.execArgv, ...(name === 'product' ? START_OPTIONS : [])],
  })
  const people = await new Promise<Person[]>((resolve, reject) => {
    child.once('message', (ready: { people: Person[] }) => resolve(ready.people))
    child.once('exit', (code) => reject(new Error(`The server ${name} ended with ${code}`)))
  })
  const pid = child.pid ?? 0
  return {
    port,
    people,
    cpuMs: () => cpuMsOf(pid),
    memory: () =>
      new Promise((resolve) => {
        child.once('message', (memory: Memory) => resolve(memory))
        child.send('collect')
      }),
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill(signal)
      }),
  }
}

/** Time that a process has run, with all its threads, to the nanosecond where the kernel keeps account of it. */
function cpuMsOf(pid: number): number {
  const ns = readdirSync(`/proc/${pid}/task`).map((thread) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0])
    } catch {
      return 0
    }
  })
  const total = ns.reduce((sum, each) => sum + each, 0)
  if (total > 0) return total / 1e6
  // The clock of this one ticks a hundred times a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
