import type { Readable } from 'node:stream'

/** First and last byte. */
export type Range = { from: number; to: number }

/** Store of uploaded files. Keys are names without folders. */
export type FileStore = {
  /** Stores a local file under a key, atomically. */
  put(key: string, path: string, mime: string): Promise<void>
  /** Opens the file of a key, or a range of it, with its length; null when there is none. */
  open(key: string, range?: Range): Promise<{ stream: Readable; bytes: number } | null>
  /** Deletes the file of a key, if there is one. */
  remove(key: string): Promise<void>
}
