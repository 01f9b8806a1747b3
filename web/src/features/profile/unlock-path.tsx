import { UNLOCK_CARDS } from '@dream/contract/rules/designs/unlock-cards'
import {
  FEATURES,
  FEATURE_TITLES,
  UNLOCK_AT,
  type Feature,
  type UnlockAt,
} from '@dream/contract/rules/designs/unlocks'
import { Check, Lock } from 'lucide-react'
import { ProgressRuler } from '#ui/status/progress-ruler.tsx'
import css from './unlock-path.module.css'

type Props = { floorPlanLikes: number; unlocked: readonly Feature[]; unlockAt?: UnlockAt | undefined }

/** Four unlocks on one ruler: the open ones, and what the next one needs. */
export function UnlockPath({ floorPlanLikes, unlocked, unlockAt = UNLOCK_AT }: Props) {
  const marks = FEATURES.map((feature) => unlockAt[feature])
  const next = FEATURES.find((feature) => !unlocked.includes(feature))
  const missing = next ? Math.max(1, unlockAt[next] - floorPlanLikes) : 0
  return (
    <section className={css['path']} aria-labelledby="path-title">
      <h2 id="path-title" className={css['title']}>
        Your path
      </h2>
      <p className={css['sentence']}>
        {next
          ? `${missing} more Floor Plan ${missing === 1 ? 'like opens' : 'likes open'} ${FEATURE_TITLES[next]}.`
          : 'Everything is unlocked.'}
      </p>
      <ProgressRuler
        label="Floor Plan likes"
        value={floorPlanLikes}
        marks={marks}
        captions={marks.map((at) => ({ at, text: String(at), isStrong: at <= floorPlanLikes }))}
      />
      <ul className={css['stops']}>
        {FEATURES.map((feature) => (
          <Stop key={feature} feature={feature} at={unlockAt[feature]} isOpen={unlocked.includes(feature)} />
        ))}
      </ul>
    </section>
  )
}

function Stop({ feature, at, isOpen }: { feature: Feature; at: number; isOpen: boolean }) {
  const { title, route } = UNLOCK_CARDS[feature]
  return (
    <li className={css['stop']} data-open={isOpen ? '' : undefined}>
      <a href={route}>
        <span className={css['icon']}>
          {isOpen ? (
            <Check size={14} strokeWidth={2.4} aria-hidden="true" />
          ) : (
            <Lock size={14} strokeWidth={2.4} aria-hidden="true" />
          )}
        </span>
        <span className={css['name']}>{title}</span>
        <span className={css['state']}>{isOpen ? 'Open' : `at ${at}`}</span>
      </a>
    </li>
  )
}
