import { fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import root from '../../package.json' with { type: 'json' }

/** Request headers of one person. */
export type Person = Record<string, string>

/** Resident memory of a process, and the part of it in heap and buffers. */
export type Memory = { residentKb: number; heapKb: number }

/** A server in a process of its own, with readable CPU time and memory. */
export type ServerProcess = {
  port: number
  people: Person[]
  cpuMs(): number
  /** Memory after garbage collection. */
  memory(): Promise<Memory>
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** Node options of `npm start`. */
const START_OPTIONS = root.scripts.start.split(' ').filter((word) => word.startsWith('--'))

type Options = { port: number; databaseUrl: string; users: number }

/** Starts `servers/<name>.ts`, which reports its people once it listens. */
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

/** CPU time of a process with all its threads, in nanosecond precision where the kernel provides it. */
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
  // Fallback with a resolution of 10 ms: the clock of `/proc/PID/stat` ticks a hundred times a second.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
