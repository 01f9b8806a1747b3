import { durableFiles as files } from './device-stores.ts'

/** Saves a file on the device until it is removed, also over reloads. */
export const saveFile = (key: string, file: Blob): Promise<void> => files.save(key, file)

/** Reads the saved file; undefined when there is none. */
export async function readFile(key: string): Promise<Blob | undefined> {
  const saved = await files.read(key)
  return saved instanceof Blob ? saved : undefined
}

export const removeFile = files.remove
