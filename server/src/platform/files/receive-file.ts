import { createWriteStream } from 'node:fs'
import { mkdir, open, statfs } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { problem } from '#platform/problems/problem.ts'

/** Incoming upload: its name on the device, and its bytes, truncated at the max size. */
export type Incoming = { name: string; stream: Readable & { truncated: boolean } }

/** Makes the folder for uploads in progress, and refuses them while the disk is nearly full, which the database needs. */
export async function refuseFullDisk(folder: string, leastFreeBytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < leastFreeBytes) throw problem('storage-full')
}

/** Writes an upload to a new file; throws a problem when it is too large. */
export async function receiveFile({ stream }: Incoming, path: string): Promise<void> {
  await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  if (stream.truncated) throw problem('file-too-large')
}

/** Reads the first bytes of a file. */
export async function readHead(path: string, bytes: number): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Whether an error means that the disk is full, here or in the picture process. */
export const isDiskFull = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  const output = 'stderr' in error ? String(error.stderr) : ''
  return code === 'ENOSPC' || code === 'EDQUOT' || /ENOSPC|No space left/.test(output)
}
