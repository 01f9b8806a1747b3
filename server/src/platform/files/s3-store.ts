import { open, readFile, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import type { FileStore } from './file-store.ts'

const TIMEOUT_MS = 30_000
/**
 * Part size: larger files are uploaded in parts, so that no more of a file is ever in memory. S3 takes none below 5 MiB, and
 * 10,000 at most.
 */
const PART_BYTES = 8 * 1024 * 1024

/** File store in an S3 bucket: `https://key:secret@host/bucket?region=ap-southeast-2`. */
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
      const { size } = await stat(path)
      if (size <= PART_BYTES) await s3.putObject(key, await readFile(path), mime)
      else await putInParts(s3, { key, path, mime })
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

/** Whether a request failed because there is no such file. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404

/** Uploads a large file in parts. A failed upload is aborted, since its parts would be charged for otherwise. */
async function putInParts(s3: S3mini, { key, path, mime }: { key: string; path: string; mime: string }) {
  const uploadId = await s3.getMultipartUploadId(key, mime)
  const file = await open(path)
  try {
    const parts = []
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(PART_BYTES), 0, PART_BYTES)
      if (bytesRead === 0) break
      parts.push(await s3.uploadPart(key, uploadId, buffer.subarray(0, bytesRead), parts.length + 1))
    }
    await s3.completeMultipartUpload(key, uploadId, parts)
  } catch (error) {
    await s3.abortMultipartUpload(key, uploadId).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}
