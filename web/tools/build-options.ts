import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import customMedia from 'postcss-custom-media'
import type { Rolldown } from 'vite'

export const TARGET = 'es2023'

/** Chunk of React, which changes rarely and is most of the bytes: it stays cached across deploys. */
export const REACT_CHUNK: Rolldown.CodeSplittingGroup = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 1,
}

/**
 * Chunks of styles shared by screens, by what they belong to: one file each, rather than a list of file names in the first script.
 */
export const SHARED_STYLES: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'controls',
    test: /[\\/]src[\\/]ui[\\/](buttons|drawings|forms|overlays|pictures|second-factor|status)[\\/].*\.css$/,
  },
  { name: 'brokers', test: /[\\/]src[\\/]features[\\/]brokers[\\/].*\.css$/ },
]

/** Property reads have no side effects in our modules, so unused ones can be removed. */
export const TREESHAKE = { propertyReadSideEffects: false } as const

/** Plugin timings are of no interest to people who start the app. */
export const CHECKS = { bundlerTimings: false } as const

const ROOT = `${import.meta.dirname}/..`

/** Compiles named breakpoints into each style. */
export const POSTCSS = {
  plugins: [globalData({ files: [`${ROOT}/src/ui/breakpoints.css`] }), customMedia()],
}

/**
 * Class name of a CSS module: the name and five letters of the file's hash, the same for all its classes. Short, as it adds bytes
 * to every screen.
 */
export function scopedName(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(ROOT, file)).digest('hex')
  return `${name}-${BigInt(`0x${hash}`).toString(36).slice(0, 5)}`
}
