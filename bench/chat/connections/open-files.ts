import { readFileSync } from 'node:fs'

/** Files that a process has open besides its sockets. */
const OTHERS = 500

/** So many sockets, or as many as one process may have open here, which is said then. */
export function withinOpenFiles(sockets: number): number {
  const limit = Number(
    /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity,
  )
  const possible = Math.min(sockets, limit - OTHERS)
  if (possible < sockets)
    console.log(`A process may open ${limit} files here: ${possible} sockets, not ${sockets}`)
  return possible
}
