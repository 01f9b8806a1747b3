/** Status of a job: `retrying` has failed and is retried automatically, `failed` waits for a person. */
export const JOB_STATUSES = ['running', 'waiting', 'scheduled', 'retrying', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]
