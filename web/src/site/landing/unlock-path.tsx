import { FEATURES, FEATURE_TITLES, UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import css from './unlock-path.module.css'

const LAST = Math.max(...Object.values(UNLOCK_AT))
const STOPS = [
  { at: 0, name: 'Explore' },
  ...FEATURES.map((feature) => ({ at: UNLOCK_AT[feature], name: FEATURE_TITLES[feature] })),
]

/** The unlock path as a scale bar: one step a like. */
export function UnlockPath() {
  return (
    <div className={css['path']}>
      <div>
        <h3>
          Nineteen likes <br />
          to your broker
        </h3>
        <p>Every liked floor plan moves you along.</p>
      </div>
      <div className={css['scale']}>
        <span className={css['cells']} aria-hidden="true">
          {Array.from({ length: LAST }, (_, step) => (
            <i key={step} />
          ))}
        </span>
        <ol>
          {STOPS.map(({ at, name }) => (
            <li key={at} data-at={at}>
              <b>{at}</b> {name}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
