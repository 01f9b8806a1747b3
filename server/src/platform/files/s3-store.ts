import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import type { FileStore } from './file-store.ts'

const TIMEOUT_MS = 30_000

/** Files in an S3 bucket: `https://key:secret@host/bucket?region=ap-southeast-2`. */
export function createS3Store(s3Url: string): FileStore {
  const url = new URL(s3Url)
  const s3 = new S3mini({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    endpoint: `${url.origin}${url.pathname}`,
    region: url.searchParams.get('region') ?? 'auto',
    requestAbortTimeout: TIMEOUT_MS,
  })

  return {
    async put(key, path, mime) {
      await s3.putObject(key, await readFile(path), mime)
    },

    async open(key, range) {
      const response = await (
        range ? s3.getObjectRaw(key, false, range.from, range.to + 1) : s3.getObjectRaw(key)
      ).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      if (!response?.body) return null
      return {
        stream: Readable.from(response.body, { objectMode: false }),
        bytes: Number(response.headers.get('content-length')),
      }
    },

    async remove(key) {
      await s3.deleteObject(key).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
  }
}

/** Whether an error of a request says that there is no such file. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404
