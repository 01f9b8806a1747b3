import { DESK_BROWSERS, type DeskBrowser } from '#lib/device/install-environment.ts'
import css from './desk-steps.module.css'

type Steps = { name: string; steps: readonly string[]; note?: string }

const STEPS: Readonly<Record<DeskBrowser, Steps>> = {
  chrome: {
    name: 'Chrome',
    steps: [
      'Open the menu, the three dots at the top right',
      'Choose ‘Cast, save and share’, then ‘Install page as app…’',
      'Click ‘Install’',
    ],
  },
  edge: {
    name: 'Edge',
    steps: [
      'Open the menu, the three dots at the top right',
      'Choose ‘More tools’, ‘Apps’, then ‘Install Dream Design’',
      'Click ‘Install’',
    ],
  },
  safari: {
    name: 'Safari',
    steps: [
      'In the menu bar, open ‘File’',
      'Choose ‘Add to Dock…’',
      'Click ‘Add’, and open it from the Dock',
    ],
    note: 'Needs macOS Sonoma or newer.',
  },
  firefox: {
    name: 'Firefox',
    steps: [
      "Firefox can't install it: copy this page's address",
      'Open it in Chrome or Edge, or on a Mac in Safari',
      'Come back to these steps there',
    ],
  },
}

/**
 * Steps for installing the desk in each desktop browser. All lists share one grid cell, so that nothing shifts when another is
 * chosen.
 */
export function DeskSteps({ browser = 'chrome' }: { browser?: DeskBrowser }) {
  return (
    <div className={css['desk']}>
      <fieldset className={css['choice']}>
        <legend className="visually-hidden">Your browser</legend>
        {DESK_BROWSERS.map((each) => (
          <label key={each}>
            <input type="radio" name="desk-browser" value={each} defaultChecked={each === browser} />
            {STEPS[each].name}
          </label>
        ))}
      </fieldset>
      <div className={css['lists']}>
        {DESK_BROWSERS.map((each) => (
          <section key={each} data-browser={each} aria-label={`In ${STEPS[each].name}`}>
            <ol>
              {STEPS[each].steps.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
            {STEPS[each].note && <p>{STEPS[each].note}</p>}
          </section>
        ))}
      </div>
    </div>
  )
}
