import { FEATURES, FEATURE_TITLES } from '@dream/contract/rules/designs/unlocks'
import css from './unlock-path.module.css'

/** Stops of the path; the server replaces the numbers, and their positions when they are not the defaults. */
const STOPS = [
  { at: '0', name: 'Explore' },
  ...FEATURES.map((feature) => ({
    at: `%UNLOCK_${feature.toUpperCase()}%`,
    name: FEATURE_TITLES[feature],
  })),
]

/** Unlock path as a scale bar, with one step per like. */
export function UnlockPath() {
  return (
    <div className={css['path']}>
      <div>
        <h3>
          %UNLOCK_BROKERS_IN_WORDS% likes <br />
          to your broker
        </h3>
        <p>Every liked floor plan moves you along.</p>
      </div>
      <div className={css['scale']}>
        <span className={css['cells']} aria-hidden="true" />
        <ol>
          {STOPS.map(({ at, name }, stop) => (
            <li key={at} data-stop={stop}>
              <b>{at}</b> {name}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
