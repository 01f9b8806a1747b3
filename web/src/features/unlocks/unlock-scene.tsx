import type { Picture } from '@dream/contract/api/designs/design'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import css from './celebration.module.css'
import { PlanFan } from './plan-fan.tsx'

type Props = { feature: Feature; plans: readonly Picture[] }

/** Scene of a celebration on its teal ground: the latest liked plans, and the unlocked section. */
export function UnlockScene({ feature, plans }: Props) {
  if (feature === 'dreamlist') {
    return (
      <>
        <PlanFan plans={plans} />
        <span className={css['heart']} aria-hidden="true">
          <Heart size={20} fill="currentColor" />
        </span>
      </>
    )
  }
  const [plan] = plans
  return (
    <svg viewBox="0 0 320 250" className={css['stage']} aria-hidden="true">
      {SCENES[feature](plan ? <LikedPlan plan={plan} /> : <AnyPlan />)}
    </svg>
  )
}

/** Plan drawn into a box of 100 by 176, its corner at 0. */
function LikedPlan({ plan }: { plan: Picture }) {
  return <image href={useThemedUrl(plan)} width="100" height="176" preserveAspectRatio="xMidYMid meet" />
}

const AnyPlan = () => (
  <g fill="none" stroke="var(--ink)" strokeWidth="4">
    <path fill="var(--sand)" d="M14 12h72v104h-20v48H14z" />
    <path strokeWidth="2.500" d="M14 70h40M54 12v36M54 70v94M54 116h12" />
  </g>
)

const TREES = [
  [38, 66, 15],
  [58, 168, 11],
  [282, 98, 17],
  [270, 186, 12],
]

const SCENES: Record<Exclude<Feature, 'dreamlist'>, (plan: ReactNode) => ReactNode> = {
  land: (plan) => (
    <g fill="none" stroke="var(--on-teal)" strokeWidth="2">
      <path opacity="0.3" d="M0 52q70-26 150-6t170-34M0 106q70-26 150-6t170-34M0 160q70-26 150-6t170-34" />
      {TREES.map(([x = 0, y = 0, r = 0]) => (
        <g key={x} opacity="0.75">
          <circle cx={x} cy={y} r={r} />
          <path strokeWidth="1.250" d={`M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}`} />
        </g>
      ))}
      <path fill="var(--card)" strokeWidth="2.500" d="M92 30h136v196H92z" />
      <g transform="translate(110 40)">{plan}</g>
      <path d="M92 14h136M92 8v12M228 8v12M88 18l8-8M224 18l8-8M246 30v196M240 30h12M240 226h12M242 34l8-8M242 230l8-8" />
      <path fill="var(--card)" d="M86 24h12v12H86zM222 24h12v12h-12zM86 220h12v12H86zM222 220h12v12h-12z" />
    </g>
  ),
  videos: (plan) => (
    <g fill="none" stroke="var(--on-teal)" strokeWidth="2">
      <g opacity="0.55">
        <path d="M38 62h62v120H38a14 14 0 0 1-14-14V76a14 14 0 0 1 14-14ZM220 62h62a14 14 0 0 1 14 14v92a14 14 0 0 1-14 14h-62" />
        <path d="m52 112 20 11-20 11zM248 112l20 11-20 11z" />
      </g>
      <rect x="100" y="14" width="120" height="214" rx="18" fill="var(--lawn)" strokeWidth="2.500" />
      <g transform="translate(110 22)">{plan}</g>
      <circle cx="160" cy="112" r="31" fill="var(--on-teal)" stroke="var(--card)" strokeWidth="3" />
      <path fill="var(--teal)" stroke="none" d="m150 96 28 16-28 16z" />
      <path stroke="var(--line-2)" strokeWidth="4" d="M114 210h92" />
      <path stroke="var(--teal-text)" strokeWidth="4" d="M114 210h38" />
      <path
        stroke="var(--ink)"
        strokeWidth="1.500"
        d="M114 204v12M137 206v8M160 206v8M183 206v8M206 204v12"
      />
    </g>
  ),
  brokers: (plan) => (
    <g fill="none" stroke="var(--on-teal)" strokeWidth="2">
      <rect x="100" y="26" width="120" height="196" rx="14" fill="var(--lawn)" strokeWidth="2.500" />
      <g transform="translate(110 36)">{plan}</g>
      <path
        fill="var(--card)"
        d="M38 34h82a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16H62L40 110V92h-2a16 16 0 0 1-16-16V50a16 16 0 0 1 16-16Z"
      />
      <path stroke="var(--ink-2)" strokeWidth="5" strokeLinecap="round" d="M44 56h70M44 72h44" />
      <path
        fill="var(--bubble-mine)"
        stroke="var(--card)"
        d="M202 134h80a16 16 0 0 1 16 16v26a16 16 0 0 1-16 16h-2v18l-22-18h-56a16 16 0 0 1-16-16v-26a16 16 0 0 1 16-16Z"
      />
      <path stroke="var(--teal)" strokeWidth="5" strokeLinecap="round" d="M208 156h66M208 172h40" />
      <circle cx="298" cy="128" r="17" fill="var(--like)" stroke="var(--card)" strokeWidth="3" />
      <path
        stroke="var(--card)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m290 128 6 6 10-12"
      />
    </g>
  ),
}
