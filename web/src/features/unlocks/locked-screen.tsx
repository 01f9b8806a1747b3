import {
  FEATURES,
  FEATURE_TITLES,
  UNLOCK_AT,
  lockedHint,
  type Feature,
  type UnlockAt,
} from '@dream/contract/rules/designs/unlocks'
import { Lock } from 'lucide-react'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ProgressRuler } from '#ui/status/progress-ruler.tsx'
import { LockedDrawing } from './locked-drawing.tsx'
import css from './locked-screen.module.css'

const THEN: Record<Feature, string> = {
  dreamlist: 'Then every design you like is saved here, and you find out what you like in a floorplan.',
  land: 'Then your guide to blocks, slope, soil and setbacks is here.',
  videos: 'Then short videos on what makes a design work are here.',
  brokers: 'Then you meet building brokers who match what you like.',
}

type Props = { feature: Feature; floorPlanLikes: number; unlockAt?: UnlockAt | undefined }

/** Screen of a locked section: a blurred drawing, and the progress. */
export function LockedScreen({ feature, floorPlanLikes, unlockAt = UNLOCK_AT }: Props) {
  const at = unlockAt[feature]
  const marks = FEATURES.map((each) => unlockAt[each])
  const title = FEATURE_TITLES[feature]
  const opens = title.endsWith('s') ? 'open' : 'opens'
  return (
    <section className={css['locked']}>
      <div className={css['view']}>
        <LockedDrawing feature={feature} />
        <span className={css['lock']}>
          <Lock size={34} aria-hidden="true" />
        </span>
      </div>
      <h1 className={css['title']}>
        {title} {opens} at {at}
      </h1>
      <p className={css['text']}>
        {lockedHint(Math.max(0, at - floorPlanLikes))}. {THEN[feature]}
      </p>
      <div className={css['ruler']}>
        <ProgressRuler
          label="Floor Plan likes"
          value={floorPlanLikes}
          marks={marks}
          captions={marks.map((mark) => ({
            at: mark,
            text: String(mark),
            name: mark === at ? title : undefined,
          }))}
        />
      </div>
      <ButtonLink href="/explore">Keep swiping</ButtonLink>
    </section>
  )
}
