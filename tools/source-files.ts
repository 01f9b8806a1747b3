import { glob } from 'node:fs/promises'
import { sep } from 'node:path'

const LEFT_OUT = [
  '**/node_modules/**',
  '**/dist/**',
  '**/fixtures/**',
  'data/**',
  'catalogue/library/**',
  '**/*.d.ts',
]

/** Paths of all TypeScript files of the project below its root, with `/` on every system. */
export async function sourceFiles(): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { exclude: LEFT_OUT }))
  return files.map((path) => path.replaceAll(sep, '/')).toSorted()
}
