/** How a job stands: `retrying` has failed and is tried again by itself, `failed` waits for a person. */
export const JOB_STATUSES = ['running', 'waiting', 'scheduled', 'retrying', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]
