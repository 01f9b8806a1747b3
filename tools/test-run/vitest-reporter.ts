import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { send } from './events.ts'

/** Vitest reporter that sends each file's results to the parent process. */
export default class VitestReporter implements Reporter {
  onTestRunStart(files: readonly unknown[]) {
    send({ kind: 'planned', units: files.length })
  }

  onTestModuleQueued(module: TestModule) {
    send({ kind: 'unit-started', unit: unitOf(module) })
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    if (state === 'skipped') return
    send({
      kind: 'test-ended',
      test: {
        id: test.id,
        unit: unitOf(test.module),
        title: test.fullName,
        isGreen: state === 'passed',
        seconds: (test.diagnostic()?.duration ?? 0) / 1000,
        error: textOf(errors ?? []),
      },
    })
  }

  onTestModuleEnd(module: TestModule) {
    const unit = unitOf(module)
    // A file that cannot be loaded, or a failing hook, is a failure of its own.
    const errors = [
      ...module.errors(),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ]
    if (errors.length > 0) sendFailureOf(unit, 'file', errors)
    send({ kind: 'unit-ended', unit, isGreen: module.ok() })
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Failure[]) {
    for (const error of unhandled) {
      const file = error.VITEST_TEST_PATH
      if (file === undefined) send({ kind: 'error', message: textOf([error]) })
      else sendFailureOf(relative(process.cwd(), file), 'unhandled', [error])
    }
  }
}

type Failure = {
  message: string
  stack?: string | undefined
  diff?: string | undefined
  /** File that was running when the unhandled error occurred. */
  VITEST_TEST_PATH?: string | undefined
}

/** Sends a failure of a file that belongs to none of its tests. */
function sendFailureOf(unit: string, of: 'file' | 'unhandled', errors: readonly Failure[]): void {
  const failed = { unit, title: '', isGreen: false, seconds: 0, error: textOf(errors) }
  send({ kind: 'test-ended', test: { id: `${unit} ${of}`, ...failed } })
}

const unitOf = (module: TestModule) => relative(process.cwd(), module.moduleId)

const textOf = (errors: readonly Failure[]) =>
  errors.map(({ message, stack, diff }) => [stack ?? message, diff].filter(Boolean).join('\n')).join('\n')
