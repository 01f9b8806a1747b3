import type { Env } from '#platform/process/env.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

/** S3 when it is configured, else a folder below the data folder. */
export function chooseFileStore({ s3Url, dataDir }: Pick<Env, 's3Url' | 'dataDir'>): FileStore {
  return s3Url === null ? createDiskStore(`${dataDir}/uploads`) : createS3Store(s3Url)
}

/** Min free bytes: uploads are refused before the disk is full, since the database may be on the same one. */
const MIN_FREE_BYTES = 512 * 1024 * 1024

/** File store of uploads, and the folder of uploads in progress. */
export const chooseUploads = (env: Pick<Env, 's3Url' | 'dataDir'>) => ({
  fileStore: chooseFileStore(env),
  incomingFolder: `${env.dataDir}/uploads/incoming`,
  leastFreeBytes: MIN_FREE_BYTES,
})
