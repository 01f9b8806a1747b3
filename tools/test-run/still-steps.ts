import { programOf } from '../steps/program-of.ts'
import { runCommand } from '../steps/run-command.ts'
import type { Step } from './run-steps.ts'

const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  run: (signal) => runCommand(process.execPath, [file, ...args], { signal }),
})

/** Steps that run no tests. */
export const STILL_STEPS: readonly Step[] = [
  script('format', programOf('oxfmt'), '--check', '.'),
  script('import boundaries', 'tools/import-boundaries.ts'),
  script('lock', 'tools/lock-check.ts'),
  script('lint and types', programOf('oxlint'), '--type-aware', '--type-check'),
  script('unused code', programOf('knip')),
  script('code that only tests use', programOf('knip'), '--production', '--exclude', 'dependencies'),
  script('web build', 'tools/build.ts'),
  script('size budgets', 'tools/size-budgets.ts'),
  script('catalogue', 'catalogue/src/commands/check.ts'),
]
