import type { Readable } from 'node:stream'
import type { Env } from '../env.ts'
import { createDiskStore } from './disk-store.ts'
import { createS3Store } from './s3-store.ts'

/** First and last byte. */
export type Range = { from: number; to: number }

/** Where uploaded files lie. Keys are names without folders. */
export type FileStore = {
  /** Stores a local file under a key, whole or not at all. */
  put(key: string, path: string, mime: string): Promise<void>
  /** What lies under a key, or a part of it, with its length; null when nothing does. */
  open(key: string, range?: Range): Promise<{ stream: Readable; bytes: number } | null>
  /** Takes away what lies under a key; nothing there is fine. */
  remove(key: string): Promise<void>
}

/** In S3 when there is one, else below the data folder. */
export function chooseFileStore({ s3Url, dataDir }: Pick<Env, 's3Url' | 'dataDir'>): FileStore {
  return s3Url === null ? createDiskStore(`${dataDir}/uploads`) : createS3Store(s3Url)
}
