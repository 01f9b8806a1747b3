import type { Rolldown } from 'vite'

export const TARGET = 'es2023'

/** React changes rarely and is most of the bytes: its own file stays cached across deploys. */
export const REACT_CHUNK: Rolldown.CodeSplittingGroup = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  priority: 1,
}

/** Our modules read properties only to use them: what is not used can go. */
export const TREESHAKE = { propertyReadSideEffects: false } as const

/** How long each plugin took is nothing that whoever starts the app needs to know. */
export const CHECKS = { bundlerTimings: false } as const
