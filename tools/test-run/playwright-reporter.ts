import { send } from './events.ts'

/** What this reads of Playwright's reporter interface (https://playwright.dev/docs/api/class-reporter). */
type Suite = { allTests: () => readonly Test[] }
type Group = { parent?: Group; _parallelMode?: string }
type Test = { id: string; title: string; parent: Group; titlePath: () => readonly string[] }
type Failure = { message?: string; value?: string }
type Result = { status: string; duration: number; errors: readonly Failure[] }

/** Reports a run of Playwright's to the process that started it, scenario by scenario. */
export default class PlaywrightReporter {
  /** The terminal stays with the other reporters. */
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
    // One that did not run, because one before it in its story failed, has no errors.
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
 * A line of Playwright's `--test-list`: `[phone] › chat/fingers.scenario.ts › a message that is drawn to the right`. Scenarios that run one
 * after the other go on where the one before has ended: the unit is their file.
 */
function unitOf(test: Test): string {
  const [, project = '', file = '', ...titles] = test.titlePath()
  return [`[${project}]`, file, ...(isSerial(test.parent) ? [] : titles)].join(' › ')
}

/** Playwright tells its own runner alone; `runners.long.test.ts` notices when it no longer does. */
const isSerial = ({ parent, _parallelMode }: Group): boolean =>
  _parallelMode === 'serial' || (parent !== undefined && isSerial(parent))
