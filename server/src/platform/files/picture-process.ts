import { type ChildProcess, spawn } from 'node:child_process'
import { type FileHandle, open } from 'node:fs/promises'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { ZodType } from 'zod'
import { createTurns } from '#platform/limits/turns.ts'
import { problem } from '#platform/problems/problem.ts'

const OUTPUT_MAX = 100_000
/** Max queue: more would wait for minutes. */
const MAX_WAITING = 20
/** Max per person: one at a time, so that nobody fills the queue for all. */
const TURNS = { each: 1, waiting: 4 }
/** Node permissions that contain a compromised decoder: it may read our code, but change or start nothing. */
const PERMISSIONS = ['--permission', '--allow-addons', '--allow-fs-read=*', '--max-old-space-size=256']

type Options<Made> = {
  /** Program that decodes pictures: drops its rights, reads one from standard input and writes to file descriptors from 3 on. */
  job: URL
  /** Schema of its report on the output. */
  made: ZodType<Made>
  timeoutMs: number
  /** Message for the person for a complaint; undefined: the picture cannot be opened. */
  wordsFor?: (complaint: string) => string | undefined
}
type Work = { source: string; outputs: readonly string[]; args?: readonly string[] }

/** Runs the picture program one at a time, as a child process without rights, to contain a crash or exploit of a decoder. */
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
    /** Writes the outputs; throws a problem when it is not a decodable picture. */
    run: (userId: string, work: Work): Promise<Made> => turns.take(userId, async () => runInLine(work)),
  }
}

type Program<Made> = Options<Made> & { program: string }

/** The job gets open file descriptors and no paths, so that it can read and write nothing else. */
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

/** Error for the job's complaint; a full disk is our failure and not the picture's. */
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
