import { type ChildProcess, spawn } from 'node:child_process'
import { type FileHandle, open } from 'node:fs/promises'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { ZodType } from 'zod'
import { createTurns } from '#platform/limits/turns.ts'
import { problem } from '#platform/problems/problem.ts'

const OUTPUT_MAX = 100_000
/** More than so many that wait would wait for minutes. */
const MAX_WAITING = 20
/** Of one person one at a time, so that nobody fills the line of all. */
const TURNS = { each: 1, waiting: 4 }
/** Of a decoder that was taken over nothing else is worth having: it may read our code, and change or start nothing. */
const PERMISSIONS = ['--permission', '--allow-addons', '--allow-fs-read=*', '--max-old-space-size=256']

type Options<Made> = {
  /** The program that opens pictures: drops its rights, reads one from its standard input and writes to its files from 3 on. */
  job: URL
  /** What it says of what it made. */
  made: ZodType<Made>
  timeoutMs: number
  /** What a person is told when it complains; undefined: that the picture cannot be opened. */
  wordsFor?: (complaint: string) => string | undefined
}
type Work = { source: string; outputs: readonly string[]; args?: readonly string[] }

/** Runs the program that opens pictures, one at a time, as a process of its own without rights: whatever a file does to a decoder, it does it there. */
export function createPictureProcess<Made>(options: Options<Made>) {
  const turns = createTurns(TURNS)
  const program = fileURLToPath(options.job)
  let waiting = 0
  let tail: Promise<unknown> = Promise.resolve()

  const runInLine = (work: Work): Promise<Made> => {
    if (waiting >= MAX_WAITING) throw problem('unavailable', { retryAfterSeconds: 20 })
    waiting += 1
    const made = tail.then(() => runOne({ ...options, program }, work)).finally(() => void (waiting -= 1))
    tail = made.catch(() => undefined)
    return made
  }

  return {
    /** Writes the outputs; throws a problem when it is no picture that can be opened. */
    run: (userId: string, work: Work): Promise<Made> => turns.take(userId, async () => runInLine(work)),
  }
}

type Program<Made> = Options<Made> & { program: string }

/** The job gets open files and no paths: what it may read and write is decided here. */
async function runOne<Made>(
  { program, made, timeoutMs, wordsFor }: Program<Made>,
  { source, outputs, args = [] }: Work,
): Promise<Made> {
  const files: FileHandle[] = []
  const opened = async (path: string, flags: string) => {
    const file = await open(path, flags, 0o600)
    files.push(file)
    return file.fd
  }
  try {
    const input = await opened(source, 'r')
    const written: number[] = []
    for (const path of outputs) written.push(await opened(path, 'wx'))
    const stdio = [input, 'pipe' as const, 'pipe' as const, ...written]
    const job = spawn(execPath, [...PERMISSIONS, program, ...args], { stdio, env: {}, cwd: '/' })
    const { status, output, complaint } = await watch(job, timeoutMs)
    if (status === 0) return made.parse(JSON.parse(output))
    throw refusalOf(complaint, wordsFor?.(complaint))
  } finally {
    for (const file of files) await file.close()
  }
}

/** What the job says of a picture; that there was no room to write is our trouble and not the picture's. */
function refusalOf(complaint: string, message: string | undefined): Error {
  if (/ENOSPC|No space left/.test(complaint)) return Object.assign(new Error(complaint), { code: 'ENOSPC' })
  return problem('file-unreadable', { message, cause: new Error(complaint) })
}

type Ran = { status: number | null; output: string; complaint: string }

function watch(job: ChildProcess, timeoutMs: number): Promise<Ran> {
  return new Promise((resolve, reject) => {
    let [output, complaint] = ['', '']
    job.stdout?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(0, OUTPUT_MAX)))
    job.stderr?.on(
      'data',
      (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(0, OUTPUT_MAX)),
    )
    const timeout = setTimeout(() => job.kill('SIGKILL'), timeoutMs)
    job.once('error', (error) => {
      clearTimeout(timeout)
      reject(error)
    })
    job.once('close', (status) => {
      clearTimeout(timeout)
      resolve({ status, output, complaint })
    })
  })
}
