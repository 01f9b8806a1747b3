import { send } from './events.ts'

/** The part of Playwright's reporter interface used here (https://playwright.dev/docs/api/class-reporter). */
type Suite = { allTests: () => readonly Test[] }
type Group = { parent?: Group; _parallelMode?: string }
type Test = { id: string; title: string; parent: Group; titlePath: () => readonly string[] }
type Failure = { message?: string; value?: string }
type Result = { status: string; duration: number; errors: readonly Failure[] }

/** Playwright reporter that sends each scenario's result to the parent process. */
export default class PlaywrightReporter {
  /** Leaves the terminal to the other reporters. */
  printsToStdio(): boolean {
    return false
  }

  onBegin(_config: unknown, suite: Suite): void {
    send({ kind: 'planned', units: new Set(suite.allTests().map(unitOf)).size })
  }

  onTestBegin(test: Test): void {
    send({ kind: 'unit-started', unit: unitOf(test) })
  }

  onTestEnd(test: Test, { status, duration, errors }: Result): void {
    const unit = unitOf(test)
    const isGreen = status === 'passed'
    const texts = errors.map(({ message, value }) => message ?? value ?? '')
    // A scenario skipped because an earlier one of its serial group failed has no errors.
    const error = isGreen ? '' : [status, ...texts].join('\n')
    const end = { id: test.id, unit, title: test.title, isGreen, seconds: duration / 1000, error }
    send({ kind: 'test-ended', test: end })
    send({ kind: 'unit-ended', unit, isGreen })
  }

  onError({ message, value }: Failure): void {
    send({ kind: 'error', message: message ?? value ?? 'Playwright failed without a message.' })
  }
}

/**
 * Line of Playwright's `--test-list`: `[phone] › chat/fingers.scenario.ts › a message dragged to the right`. The unit of serial
 * scenarios is their file, because each continues where the one before has ended.
 */
function unitOf(test: Test): string {
  const [, project = '', file = '', ...titles] = test.titlePath()
  return [`[${project}]`, file, ...(isSerial(test.parent) ? [] : titles)].join(' › ')
}

/** Private field of Playwright's; `runners.long.test.ts` fails when it disappears. */
const isSerial = ({ parent, _parallelMode }: Group): boolean =>
  _parallelMode === 'serial' || (parent !== undefined && isSerial(parent))
