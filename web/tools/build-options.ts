import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Rolldown } from 'vite'

export const TARGET = 'es2023'

/** React changes rarely and is most of the bytes: its own file stays cached across deploys. */
export const REACT_CHUNK: Rolldown.CodeSplittingGroup = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 1,
}

/** Styles that screens share, by what they belong to: one file, rather than a name of a file in the first script for each of them. */
export const SHARED_STYLES: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'controls',
    test: /[\\/]src[\\/]ui[\\/](buttons|drawings|forms|overlays|pictures|second-factor|status)[\\/].*\.css$/,
  },
  { name: 'brokers', test: /[\\/]src[\\/]features[\\/]brokers[\\/].*\.css$/ },
]

/** Our modules read properties only to use them: what is not used can go. */
export const TREESHAKE = { propertyReadSideEffects: false } as const

/** How long each plugin took is nothing that whoever starts the app needs to know. */
export const CHECKS = { bundlerTimings: false } as const

const ROOT = `${import.meta.dirname}/..`

/** The class of a stylesheet as pages have it: its name and, the same for all of them, five letters of the file. Bytes of every screen. */
export function scopedName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(ROOT, file)).digest('hex')
  return `${name}-${BigInt(`0x${hash}`).toString(36).slice(0, 5)}`
}
