import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Headers of one person's requests. */
export type Person = Record<string, string>

/** A server in a process of its own, whose CPU time can be read. */
export type ServerProcess = { port: number; people: Person[]; cpuMs(): number; stop(): Promise<void> }

type Wish = { port: number; databaseUrl: string; users: number }

/** Starts `servers/<name>.ts`, which says who its people are once it listens. */
export async function startServer(name: string, { port, databaseUrl, users }: Wish): Promise<ServerProcess> {
  const path = new URL(`../servers/${name}.ts`, import.meta.url).pathname
  const child = fork(path, [String(port), databaseUrl, String(users)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const people = await new Promise<Person[]>((resolve, reject) => {
    child.once('message', (ready: { people: Person[] }) => resolve(ready.people))
    child.once('exit', (code) => reject(new Error(`The server ${name} ended with ${code}`)))
  })
  return {
    port,
    people,
    cpuMs: () => cpuMsOf(child.pid ?? 0),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** User and system time of a process with all its threads, in milliseconds; the clock ticks 100 times a second. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
