import type { Readable } from 'node:stream'

/** First and last byte. */
export type Range = { from: number; to: number }

/** Storage of uploaded files. Keys are names without folders. */
export type FileStore = {
  /** Stores a local file under a key, whole or not at all. */
  put(key: string, path: string, mime: string): Promise<void>
  /** The file of a key, or a part of it, with its length; null when there is none. */
  open(key: string, range?: Range): Promise<{ stream: Readable; bytes: number } | null>
  /** Deletes the file of a key, if there is one. */
  remove(key: string): Promise<void>
}
