import type { Picture } from '@dream/contract/api/designs/design'
import { UNLOCK_CARDS } from '@dream/contract/rules/designs/unlock-cards'
import {
  FEATURES,
  FEATURE_TITLES,
  UNLOCK_AT,
  nextUnlock,
  type Feature,
  type UnlockAt,
} from '@dream/contract/rules/designs/unlocks'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { tick } from '#lib/display/haptics.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { useModal } from '#ui/overlays/use-layer.ts'
import css from './celebration.module.css'
import { ConfettiRain } from './confetti-rain.tsx'
import { UnlockScene } from './unlock-scene.tsx'

type Props = {
  /** Unlocked feature; an unknown name shows nothing (product §2.6). */
  feature: string | null
  /** Latest liked plans, at most three, for the fan. */
  plans?: readonly Picture[]
  /** Numbers of likes at which features unlock. */
  unlockAt?: UnlockAt | undefined
  /** Texts of celebrations by an editor. */
  texts?: Partial<Record<Feature, string>> | undefined
  onGo: (route: string) => void
  onClose: () => void
}

const isFeature = (name: string | null): name is Feature => FEATURES.some((feature) => feature === name)

/** Celebration of an unlock: dimmed screen, badge, name, confetti, one button. */
export function Celebration({ feature, ...rest }: Props) {
  if (!isFeature(feature)) return null
  return <Moment key={feature} feature={feature} {...rest} />
}

function Moment({
  feature,
  plans = [],
  unlockAt = UNLOCK_AT,
  texts,
  onGo,
  onClose,
}: Props & { feature: Feature }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { title, description, button, route } = UNLOCK_CARDS[feature]
  useModal(dialog, onClose)
  useEffect(() => tick('unlock'), [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click beside the card closes, as Escape does
    <dialog
      ref={dialog}
      className={css['overlay']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // The close button is on the overlay, so its press is handled here too.
      onClick={onClose}
    >
      <div className={css['place']}>
        <IconButton label="Close" icon={<X />} className={css['close']} />
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keeps clicks on the card from closing; nothing to do for keys */}
        <div className={css['card']} onClick={(event) => event.stopPropagation()}>
          <div className={css['scene']}>
            <UnlockScene feature={feature} plans={plans} />
          </div>
          <span className={css['badge']}>Unlocked!</span>
          <h2 id={`${id}-title`} className={css['title']}>
            {title}
          </h2>
          <p id={`${id}-text`} className={css['text']}>
            {texts?.[feature] ?? description}
          </p>
          <Button
            className={css['go']}
            onClick={() => {
              onClose()
              onGo(route)
            }}
          >
            {button}
          </Button>
          <p className={css['next']}>{whatIsNext(feature, unlockAt)}</p>
        </div>
      </div>
      <ConfettiRain />
    </dialog>
  )
}

const IN_WORDS = new Map([
  [10, 'Ten'],
  [13, 'Thirteen'],
  [16, 'Sixteen'],
  [19, 'Nineteen'],
])

function whatIsNext(feature: Feature, unlockAt: UnlockAt): string {
  const likes = unlockAt[feature]
  const done = `${IN_WORDS.get(likes) ?? likes} floor plans liked.`
  const next = nextUnlock(likes, unlockAt)
  return next
    ? `${done} ${FEATURE_TITLES[next.feature]} ${next.feature === 'brokers' ? 'are' : 'is'} next, at ${unlockAt[next.feature]}.`
    : `${done} Everything is unlocked.`
}
