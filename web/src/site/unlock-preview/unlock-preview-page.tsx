import { FEATURE_TITLES, type Feature } from '@dream/contract/rules/designs/unlocks'
import { ArrowRight, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Celebration } from '#features/unlocks/celebration.tsx'
import type { PageProps, Samples } from '../content.ts'
import { SiteLayout } from '../layout/site-layout.tsx'
import { Dimension } from '../pictures/dimension.tsx'
import { PlanPicture } from '../pictures/plan-picture.tsx'
import { RoomPicture } from '../pictures/room-picture.tsx'
import css from './unlock-preview-page.module.css'

const CHOICES: readonly { feature: Feature; text: string }[] = [
  { feature: 'dreamlist', text: 'Save your favorite designs' },
  { feature: 'videos', text: 'Watch design knowledge videos' },
  { feature: 'land', text: 'Australian land guidance' },
  { feature: 'brokers', text: 'Find your broker match' },
]

/**
 * Preview of the unlocks. The celebration renders nothing when prerendered, but brings its styles along; watch-choices.ts lets the
 * buttons open it.
 */
export function UnlockPreviewPage({ samples, brokerage }: PageProps) {
  const pictures = samples.plans.flatMap((plan) => plan.pictures.slice(0, 1))
  return (
    <SiteLayout path="/unlock-preview" brokerage={brokerage}>
      <div
        className={css['page']}
        data-island="unlock-preview"
        data-plans={JSON.stringify(pictures)}
        data-unlock-at="%UNLOCK_AT%"
        data-unlock-texts="%UNLOCK_TEXTS%"
      >
        <h1>Unlock Celebration Preview</h1>
        <p className={css['lead']}>Click any feature below to preview its unlock celebration</p>
        <ul className={css['choices']}>
          {CHOICES.map(({ feature, text }) => (
            <li key={feature}>
              <button type="button" className={css['choice']} data-feature={feature}>
                <span className={css['scene']} data-scene={feature} aria-hidden="true">
                  {SCENES[feature](samples)}
                </span>
                <span className={css['text']}>
                  <span className={css['name']}>{FEATURE_TITLES[feature]}</span> <span>{text}</span>
                </span>
                <span className={css['arrow']} aria-hidden="true">
                  <ArrowRight size={20} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        <section className={css['about']}>
          <h2>About This Preview</h2>
          <p>
            This page lets you test the unlock popups without unlocking real features. Nothing you do here
            changes your progress.
          </p>
        </section>
      </div>
      <Celebration feature={null} onGo={() => undefined} onClose={() => undefined} />
    </SiteLayout>
  )
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <span className={css['sheet']} data-theme="light">
    {children}
  </span>
)

const SCENES: Record<Feature, (samples: Samples) => ReactNode> = {
  dreamlist: ({ plans, bathroom, kitchen }) => (
    <>
      <span className={css['card']}>
        <RoomPicture design={kitchen} sizes="140px" detail="small" isSilent />
      </span>
      <span className={css['card']}>
        <RoomPicture design={bathroom} sizes="140px" detail="small" isEager isSilent />
      </span>
      <span className={css['card']} data-theme="light">
        <PlanPicture design={plans[0]} isEager isSilent />
      </span>
    </>
  ),
  videos: ({ plans }) => (
    <>
      <Sheet>
        <PlanPicture design={plans[0]} isEager isSilent />
      </Sheet>
      <span className={css['play']}>
        <Play fill="currentColor" />
      </span>
    </>
  ),
  land: ({ plans }) => (
    <span className={css['block']} data-theme="light">
      <PlanPicture design={plans[0]} isEager isSilent />
      <Dimension className={css['width']}>{`${plans[0].frontage?.toFixed(1)} m block`}</Dimension>
    </span>
  ),
  brokers: () => (
    <svg viewBox="0 0 240 240" className={css['talk']}>
      <path d="M40 62h108a18 18 0 0 1 18 18v30a18 18 0 0 1-18 18H74l-24 20v-20H40a18 18 0 0 1-18-18V80a18 18 0 0 1 18-18Z" />
      <path d="M46 86h88M46 104h54" />
      <path
        data-part="mine"
        d="M112 140h88a18 18 0 0 1 18 18v26a18 18 0 0 1-18 18h-4v20l-26-20h-58a18 18 0 0 1-18-18v-26a18 18 0 0 1 18-18Z"
      />
      <path data-part="tick" d="m134 171 14 14 28-28" />
    </svg>
  ),
}
