import { statfs } from 'node:fs/promises'

/** Interval of checking the free space; cached in between. */
const LOOK_EVERY_MS = 5000
/** Hysteresis: a full disk is written to again once there is this factor more free than the mark. */
const CLEARANCE = 1.25

/** Whether the disk of a folder is so full that the rest is reserved for the database, which may be on it too. */
export type DiskMark = { isFull(): boolean; look(): Promise<void>; close(): void }

export function createDiskMark(folder: string, leastFreeBytes: number): DiskMark {
  let isFull = false
  const look = async () => {
    const { bavail, bsize } = await statfs(folder)
    isFull = bavail * bsize < leastFreeBytes * (isFull ? CLEARANCE : 1)
  }
  // A failed check does not stop writing.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS)
  timer.unref()
  return { isFull: () => isFull, look, close: () => clearInterval(timer) }
}
