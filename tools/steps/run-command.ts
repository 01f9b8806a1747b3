import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const PROGRAMS = join(import.meta.dirname, '../../node_modules/.bin')

export type Ran = { isGreen: boolean; output: string }
type Options = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Interrupts the program, as Ctrl+C does: test runners then end their servers and report their results so far. */
  signal?: AbortSignal
  /** Receives messages that the program sends with `process.send`. */
  onMessage?: (message: unknown) => void
}

/** Last 4000 characters of a program's output, where its error is. */
export const outputTail = (output: string) => output.slice(-4000)

/** Runs a program without input, and collects its output. Run the programs of packages by Node: see `programOf`. */
export function runCommand(
  command: string,
  args: readonly string[],
  { cwd, env = {}, signal, onMessage }: Options = {},
): Promise<Ran> {
  const { promise, resolve } = Promise.withResolvers<Ran>()
  const child = spawn(command, args, {
    env: {
      ...process.env,
      PATH: `${PROGRAMS}${delimiter}${process.env['PATH']}`,
      NO_COLOR: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc' as const] : [])],
    killSignal: 'SIGINT',
    ...(cwd === undefined ? {} : { cwd }),
    ...(signal ? { signal } : {}),
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (text: string) => output.push(text))
  }
  if (onMessage) child.on('message', onMessage)
  // After an interrupt, wait for `close`: the program cleans up first.
  child.on('error', (error) => {
    if (child.pid === undefined) resolve({ isGreen: false, output: error.message })
  })
  child.on('close', (status) => resolve({ isGreen: status === 0, output: output.join('') }))
  return promise
}
