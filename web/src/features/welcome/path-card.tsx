import { FEATURES, FEATURE_TITLES, type Feature, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { Clapperboard, Heart, MapPinned, MessagesSquare, type LucideIcon } from 'lucide-react'
import type { CSSProperties } from 'react'
import css from './path-card.module.css'

const STOPS: Readonly<Record<Feature, { Icon: LucideIcon; text: string }>> = {
  dreamlist: { Icon: Heart, text: 'What you liked, and what it has in common.' },
  land: { Icon: MapPinned, text: 'What to look for in a block, state by state.' },
  videos: { Icon: Clapperboard, text: 'Short videos on how to read a plan.' },
  brokers: { Icon: MessagesSquare, text: 'People who can build it, and a chat with the one you choose.' },
}

/** Four unlocks as a surveyor's staff, with the number of liked floor plans that each takes. */
export function PathCard({ unlockAt }: { unlockAt: UnlockAt }) {
  return (
    <>
      <p className={css['lead']}>
        Like the floor plans you could live in. Every one takes you further, and four places open on the way.
      </p>
      <ol className={css['path']} aria-label="Floor plan likes, and what they open">
        {FEATURES.map((feature) => (
          <Stop key={feature} feature={feature} unlockAt={unlockAt} />
        ))}
      </ol>
    </>
  )
}

function Stop({ feature, unlockAt }: { feature: Feature; unlockAt: UnlockAt }) {
  const { Icon, text } = STOPS[feature]
  const before = FEATURES[FEATURES.indexOf(feature) - 1]
  const staff: CSSProperties & Record<'--ticks', number> = {
    '--ticks': unlockAt[feature] - (before ? unlockAt[before] : 0),
  }
  return (
    <li className={css['stop']}>
      <span className={css['staff']} style={staff} aria-hidden="true" />
      <b className={css['number']}>
        {unlockAt[feature]}
        <span className="visually-hidden"> likes: </span>
      </b>
      <span className={css['icon']} aria-hidden="true">
        <Icon size={20} />
      </span>
      <span className={css['words']}>
        <b className={css['name']}>{FEATURE_TITLES[feature]}</b>
        <span className={css['text']}>{text}</span>
      </span>
    </li>
  )
}
