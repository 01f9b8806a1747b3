import type { z } from 'zod'
import { isDatabaseUnavailable } from '#platform/database/database.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { ProblemError } from '#platform/problems/problem.ts'
import { importDesigns } from './applying/import-designs.ts'
import { undoImport } from './applying/undo-import.ts'
import { endTask, reportProgress } from './imports.store.ts'
import { takePictures } from './pictures/take-pictures.ts'
import { readUpload } from './reading/read-upload.ts'
import { RUN_IMPORT } from './start-task.ts'
import { type TaskDeps, TaskPayload } from './task.ts'

/** The task was cancelled, or replaced by another one. */
class Stopped extends Error {}

/** Registers the job that reads, checks, applies and undoes imports. */
export function handleImports(jobs: Jobs, deps: TaskDeps): void {
  jobs.handleLong(RUN_IMPORT, TaskPayload, (payload, signal) => run(deps, payload, signal))
}

const WORK = {
  read: readUpload,
  pictures: takePictures,
  check: importDesigns,
  apply: importDesigns,
  undo: undoImport,
}

async function run(deps: TaskDeps, payload: z.infer<typeof TaskPayload>, signal: AbortSignal): Promise<void> {
  const { database } = deps
  const report = async (done: number) => {
    signal.throwIfAborted()
    if ((await reportProgress(database.db, { ...payload, done })) !== false) throw new Stopped()
  }
  try {
    await report(payload.from)
    await WORK[payload.kind](deps, { ...payload, report })
  } catch (error) {
    // The queue retries the job.
    if (isDatabaseUnavailable(error) || signal.aborted) throw error
    await endFailed(deps, payload, error)
  }
}

const OWN_FAULT = 'Something went wrong at our end. Nothing was changed; please try again.'

async function endFailed({ database, log }: TaskDeps, payload: z.infer<typeof TaskPayload>, error: unknown) {
  const isExpected = error instanceof Stopped || error instanceof ProblemError
  if (!isExpected)
    log.error(
      { err: error, importId: payload.importId },
      `Import: ${payload.kind} failed; it can be ordered again`,
    )
  const problem = error instanceof ProblemError ? error.message : isExpected ? null : OWN_FAULT
  await database.transaction((tx) =>
    endTask(tx, payload, { problem, ...(payload.kind === 'read' && { state: 'failed' }) }),
  )
}
