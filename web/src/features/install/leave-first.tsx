import { Ellipsis, ExternalLink } from 'lucide-react'
import type { InstallSystem } from '#lib/device/install-environment.ts'
import css from './manual-steps.module.css'

/** Asks to open a real browser: in-app browsers cannot install anything, and do not say so. */
export function LeaveFirst({ system, insideOf }: { system: InstallSystem; insideOf: string }) {
  const browser = system === 'ios' ? 'Safari' : 'your browser'
  return (
    <div className={css['leave']}>
      <h2>Open this page in {browser} first</h2>
      <p>
        You're in {insideOf}, and pages opened there can't be installed. Tap its menu, then ‘Open in{' '}
        {system === 'ios' ? 'external browser' : 'browser'}’, and come back to this page.
      </p>
      <div className={css['drawing']} aria-hidden="true">
        <div className={css['bar']}>
          <span className={css['url']}>{insideOf}</span>
          <span className={css['target']}>
            <Ellipsis />
          </span>
        </div>
        <div className={css['chosen']}>
          Open in {system === 'ios' ? 'external browser' : 'browser'} <ExternalLink />
        </div>
      </div>
    </div>
  )
}
