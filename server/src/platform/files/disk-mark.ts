import { statfs } from 'node:fs/promises'

/** How full the disk is, is looked at this often; in between it is remembered. */
const LOOK_EVERY_MS = 5000
/** A full disk is written to again once there is this much more than the mark. */
const CLEARANCE = 1.25

/** Whether the disk of a folder is so full that the database, which may lie on it too, needs what is left. */
export type DiskMark = { isFull(): boolean; look(): Promise<void>; close(): void }

export function createDiskMark(folder: string, leastFreeBytes: number): DiskMark {
  let isFull = false
  const look = async () => {
    const { bavail, bsize } = await statfs(folder)
    isFull = bavail * bsize < leastFreeBytes * (isFull ? CLEARANCE : 1)
  }
  // What cannot be looked at is no reason to stop.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS)
  timer.unref()
  return { isFull: () => isFull, look, close: () => clearInterval(timer) }
}
