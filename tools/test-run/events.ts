/**
 * Result of one test. `unit` is rerun when it fails: a file of Vitest's or a scenario of Playwright's. `error` is empty when it
 * passed.
 */
export type TestEnd = {
  id: string
  unit: string
  title: string
  isGreen: boolean
  seconds: number
  error: string
}

/** Events that a reporter sends to the process that started the run. */
export type RunEvent =
  | { kind: 'planned'; units: number }
  | { kind: 'unit-started'; unit: string }
  | { kind: 'unit-ended'; unit: string; isGreen: boolean }
  | { kind: 'test-ended'; test: TestEnd }
  /** An error outside any test. */
  | { kind: 'error'; message: string }

/** Sends to the parent process; does nothing in a runner that was started by hand. */
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
