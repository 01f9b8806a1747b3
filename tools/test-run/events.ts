/**
 * The end of one test: `unit` is the thing that is run again when it fails, a file of Vitest's or a scenario of Playwright's. `error` is
 * empty when it passed.
 */
export type TestEnd = {
  id: string
  unit: string
  title: string
  isGreen: boolean
  seconds: number
  error: string
}

/** What a reporter sends to the run that started it, as it happens. */
export type RunEvent =
  | { kind: 'planned'; units: number }
  | { kind: 'unit-started'; unit: string }
  | { kind: 'unit-ended'; unit: string; isGreen: boolean }
  | { kind: 'test-ended'; test: TestEnd }
  /** An error that belongs to no test. */
  | { kind: 'error'; message: string }

/** Sends to the parent process; a runner that somebody started by hand has none, and reports as it always does. */
export const send = (event: RunEvent): void => {
  process.send?.(event)
}

const KINDS: readonly unknown[] = [
  'planned',
  'unit-started',
  'unit-ended',
  'test-ended',
  'error',
] satisfies RunEvent['kind'][]

export const isRunEvent = (message: unknown): message is RunEvent =>
  typeof message === 'object' && message !== null && 'kind' in message && KINDS.includes(message.kind)
