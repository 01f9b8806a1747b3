import { FEATURES, FEATURE_TITLES } from '@dream/contract/rules/designs/unlocks'
import css from './unlock-path.module.css'

/** The server writes the numbers in, and where their stops stand when they are other ones than usual. */
const STOPS = [
  { at: '0', name: 'Explore' },
  ...FEATURES.map((feature) => ({
    at: `%UNLOCK_${feature.toUpperCase()}%`,
    name: FEATURE_TITLES[feature],
  })),
]

/** The unlock path as a scale bar: one step a like. */
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
