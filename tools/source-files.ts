import { glob } from 'node:fs/promises'

const WORKSPACES = ['contract', 'server', 'web', 'catalogue', 'e2e', 'bench', 'tools']
const LEFT_OUT = ['**/node_modules/**', '**/dist/**', '**/library/**', '**/fixtures/**', '**/*.d.ts']

/** Every TypeScript file that the project wrote, below the project's root. */
export async function sourceFiles(): Promise<string[]> {
  const files = await Array.fromAsync(
    glob(
      WORKSPACES.map((workspace) => `${workspace}/**/*.{ts,tsx}`),
      { exclude: LEFT_OUT },
    ),
  )
  return files.toSorted()
}
