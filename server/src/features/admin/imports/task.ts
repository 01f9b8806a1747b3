import { IMPORT_TASKS } from '@dream/contract/rules/admin/imports/import-limits'
import { z } from 'zod'
import type { Logger } from '#platform/process/logger.ts'
import type { createPictureTaker } from '../designs/files/take-picture.ts'
import { OrderedBy } from './start-task.ts'
import type { UploadDeps } from './upload-import.ts'

export type TaskDeps = UploadDeps & {
  takePicture: ReturnType<typeof createPictureTaker>['takeFrom']
  log: Pick<Logger, 'error'>
}

/** Payload of the job. */
export const TaskPayload = z.object({
  importId: z.uuid(),
  taskId: z.uuid(),
  kind: z.enum(IMPORT_TASKS),
  rows: z.enum(['all', 'good']).default('all'),
  /** Steps done by earlier pages of the work. */
  from: z.int().nonnegative().default(0),
  by: OrderedBy,
})

/** Task as the job runs it. */
export type Task = z.infer<typeof TaskPayload> & {
  /** Reports the progress. Throws when it should stop. */
  report: (done: number) => Promise<void>
}

/** Admin who ordered it, as the author of its changes. */
export const authorOf = ({ by }: Pick<Task, 'by'>) =>
  ({ ...by, source: 'admin', audit: { lines: 0 } }) as const
