import { readFileSync } from 'node:fs'

/** Open files of a process besides its sockets. */
const OTHERS = 500

/** Clamps the number of sockets to the process's limit of open files, and prints when it does. */
export function withinOpenFiles(sockets: number): number {
  const limit = Number(
    /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity,
  )
  const possible = Math.min(sockets, limit - OTHERS)
  if (possible < sockets)
    console.log(`A process may open ${limit} files here: ${possible} sockets, not ${sockets}`)
  return possible
}
