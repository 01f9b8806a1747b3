import type { Env } from '#platform/process/env.ts'
import { createDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

/** S3 when it is configured, else a folder below the data folder. */
export function chooseFileStore({ s3Url, dataDir }: Pick<Env, 's3Url' | 'dataDir'>): FileStore {
  return s3Url === null ? createDiskStore(`${dataDir}/uploads`) : createS3Store(s3Url)
}
