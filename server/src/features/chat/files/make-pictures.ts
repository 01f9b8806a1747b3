import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { type FileHandle, open } from 'node:fs/promises'
import { execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { PICTURE_TOO_LARGE } from '@dream/contract/rules/chat/files'
import { z } from 'zod'
import { createTurns } from '#platform/limits/turns.ts'
import type { Logger } from '#platform/process/logger.ts'
import { problem } from '#platform/problems/problem.ts'

const JOB = fileURLToPath(new URL('picture-job.ts', import.meta.url))
const TIMEOUT_MS = 20_000
const OUTPUT_MAX = 100_000
/** More than so many that wait would wait for minutes. */
const MAX_WAITING = 20
/** Of one person one at a time, so that nobody fills the line of all. */
const TURNS = { each: 1, waiting: 4 }
/** Of a decoder that was taken over nothing else is worth having: it may read our code, and change or start nothing. */
const PERMISSIONS = ['--permission', '--allow-addons', '--allow-fs-read=*', '--max-old-space-size=256']
/** Of root's rights nothing is left: the user and group "nobody". */
const NOBODY = { uid: 65_534, gid: 65_534 }

const Made = z.object({ width: z.int().positive(), height: z.int().positive(), placeholder: z.string() })
/** A picture's size, upright, and a few pixels of it as a data URL. */
export type Made = z.infer<typeof Made>

/** A square of a picture, in parts of its width and height, upright: its corner, and its side in parts of the shorter one. */
export type Crop = { x: number; y: number; size: number }
type Paths = {
  source: string
  full: string
  preview: string
  /** Instead of the whole picture this square of it, as a broker's photo. */
  crop?: Crop
}
type Account = typeof NOBODY | Record<string, never>

/** Makes the pictures that are stored of uploaded ones, one at a time. */
export type PictureMaker = ReturnType<typeof createPictureMaker>

export function createPictureMaker(log: Pick<Logger, 'warn'>) {
  const turns = createTurns(TURNS)
  let account: Promise<Account> | undefined
  let waiting = 0
  let tail: Promise<unknown> = Promise.resolve()

  const makeInLine = (paths: Paths): Promise<Made> => {
    if (waiting >= MAX_WAITING) throw problem('unavailable', { retryAfterSeconds: 20 })
    waiting += 1
    account ??= chooseAccount(log)
    const made = tail
      .then(async () => makeOne(paths, (await account) ?? {}))
      .finally(() => void (waiting -= 1))
    tail = made.catch(() => undefined)
    return made
  }

  return {
    /** Writes both copies; throws a problem when it is no picture that can be opened. */
    make: (userId: string, paths: Paths): Promise<Made> => turns.take(userId, async () => makeInLine(paths)),
  }
}

/** As root the job runs as nobody, where nobody can read our code. */
async function chooseAccount(log: Pick<Logger, 'warn'>): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const tried = await run(spawn(execPath, [...PERMISSIONS, JOB, 'probe'], { env: {}, cwd: '/', ...NOBODY }))
  if (tried.status === 0) return NOBODY
  log.warn('Pictures are decoded with the rights of root: the user "nobody" cannot read this folder')
  return {}
}

/** The job gets open files and no paths: what it may read and write is decided here. */
async function makeOne({ source, full, preview, crop }: Paths, account: Account): Promise<Made> {
  const files: FileHandle[] = []
  const opened = async (path: string, flags: string) => {
    const file = await open(path, flags, 0o600)
    files.push(file)
    return file.fd
  }
  try {
    const stdio: StdioOptions = [
      await opened(source, 'r'),
      'pipe',
      'pipe',
      await opened(full, 'wx'),
      await opened(preview, 'wx'),
    ]
    const square = crop ? [crop.x, crop.y, crop.size].map(String) : []
    const job = spawn(execPath, [...PERMISSIONS, JOB, ...square], { stdio, env: {}, cwd: '/', ...account })
    const { status, output, complaint } = await run(job)
    if (status === 0) return Made.parse(JSON.parse(output))
    throw refusalOf(complaint)
  } finally {
    for (const file of files) await file.close()
  }
}

/** What the job says of a picture; that there was no room to write is our trouble and not the picture's. */
function refusalOf(complaint: string): Error {
  if (/ENOSPC|No space left/.test(complaint)) return Object.assign(new Error(complaint), { code: 'ENOSPC' })
  const message = /pixel limit/i.test(complaint) ? PICTURE_TOO_LARGE : undefined
  return problem('file-unreadable', { message, cause: new Error(complaint) })
}

type Ran = { status: number | null; output: string; complaint: string }

function run(job: ChildProcess): Promise<Ran> {
  return new Promise((resolve, reject) => {
    let [output, complaint] = ['', '']
    job.stdout?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(0, OUTPUT_MAX)))
    job.stderr?.on(
      'data',
      (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(0, OUTPUT_MAX)),
    )
    const timeout = setTimeout(() => job.kill('SIGKILL'), TIMEOUT_MS)
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
