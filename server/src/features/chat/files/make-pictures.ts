import { execFile } from 'node:child_process'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { problem } from '#platform/problems/problem.ts'

const run = promisify(execFile)
const JOB = fileURLToPath(new URL('picture-job.ts', import.meta.url))
const TIMEOUT_MS = 20_000
/** More than so many that wait would wait for minutes. */
const MAX_WAITING = 20

const Made = z.object({ width: z.int().positive(), height: z.int().positive(), placeholder: z.string() })
/** A picture's size, upright, and a few pixels of it as a data URL. */
export type Made = z.infer<typeof Made>

type Paths = { source: string; full: string; preview: string }

/** Makes the pictures that are stored of uploaded ones, one at a time. */
export type PictureMaker = ReturnType<typeof createPictureMaker>

export function createPictureMaker() {
  let waiting = 0
  let tail: Promise<unknown> = Promise.resolve()

  return {
    /** Writes both copies; throws a problem when it is no picture that can be opened. */
    make(paths: Paths): Promise<Made> {
      if (waiting >= MAX_WAITING) throw problem('unavailable', { retryAfterSeconds: 20 })
      waiting += 1
      const made = tail.then(() => makeOne(paths)).finally(() => void (waiting -= 1))
      tail = made.catch(() => undefined)
      return made
    },
  }
}

async function makeOne({ source, full, preview }: Paths): Promise<Made> {
  const { stdout } = await run(execPath, [JOB, source, full, preview], {
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    env: {},
  }).catch((error: unknown) => {
    throw isRefused(error) ? problem('file-unreadable', { cause: error }) : error
  })
  return Made.parse(JSON.parse(stdout))
}

/** Whether the job ran, and refused the picture or crashed on it; else there was nothing to run or no room to write. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('stderr' in error)) return false
  const isFull = String(error.stderr).includes('ENOSPC') || String(error.stderr).includes('No space left')
  return !isFull && typeof error.code !== 'string'
}
