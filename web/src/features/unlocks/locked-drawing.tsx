import type { Feature } from '@dream/contract/rules/designs/unlocks'
import type { ReactNode } from 'react'

/** Blurred hint at a section, never its content. */
export function LockedDrawing({ feature }: { feature: Feature }) {
  return (
    <svg viewBox="0 0 342 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {SCENES[feature]}
    </svg>
  )
}

const tree = (x: number, y: number, r: number) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--mist)" stroke="var(--line-2)" />
)

const SCENES: Record<Feature, ReactNode> = {
  dreamlist: [0, 1, 2, 3].map((index) => {
    const x = 24 + (index % 2) * 152
    const y = 18 + Math.floor(index / 2) * 156
    return (
      <g key={index}>
        <rect x={x} y={y} width="142" height="146" rx="16" fill="var(--card)" stroke="var(--line-2)" />
        <path
          d={index % 2 ? `M${x + 38} ${y + 20}h40v20h26v78h-66z` : `M${x + 38} ${y + 34}h26v-20h40v104h-66z`}
          fill="var(--sand)"
          stroke="var(--ink)"
          strokeWidth="5"
        />
        <path d={`M${x + 70} ${y + 40}v78m0-34h34`} stroke="var(--ink)" strokeWidth="3" />
        <circle cx={x + 122} cy={y + 126} r="8" fill="var(--like)" />
      </g>
    )
  }),
  land: (
    <>
      <path
        d="M0 110q170-30 342 4M0 190q170-26 342 2M0 250q170-22 342 0"
        fill="none"
        stroke="var(--line)"
        strokeWidth="2"
      />
      <path d="M62 40 270 26l14 262H48z" fill="var(--card)" stroke="var(--ink)" strokeWidth="4" />
      <path d="M62 40 270 26l4 44L58 86z" fill="var(--teal)" opacity="0.7" />
      <path d="M0 66 342 46" stroke="var(--line-2)" strokeWidth="8" />
      <path d="M95 120h150v126H95z" fill="var(--sand)" stroke="var(--ink)" strokeWidth="6" />
      <path d="M95 190h78v56m0-86v30m0 20h72" fill="none" stroke="var(--ink)" strokeWidth="4" />
      <path d="M0 300h342v30H0z" fill="var(--line)" />
      {[tree(18, 158, 16), tree(80, 108, 14), tree(258, 114, 18), tree(70, 258, 12), tree(310, 220, 15)]}
    </>
  ),
  videos: [0, 1, 2].map((index) => (
    <g key={index} transform={`translate(${28 + index * 12} ${20 + index * 100})`}>
      <rect width="262" height="90" rx="16" fill="var(--card)" stroke="var(--line-2)" />
      <rect
        x="10"
        y="10"
        width="112"
        height="70"
        rx="10"
        fill={index === 1 ? 'var(--sand)' : 'var(--mist)'}
      />
      <circle cx="66" cy="45" r="18" fill="var(--teal)" />
      <path d="m61 36 14 9-14 9z" fill="var(--on-teal)" />
      <path d="M140 30h98m-98 18h74m-74 18h40" stroke="var(--line-2)" strokeWidth="7" strokeLinecap="round" />
    </g>
  )),
  brokers: [0, 1, 2].map((index) => (
    <g key={index} transform={`translate(24 ${18 + index * 102})`}>
      <rect width="294" height="90" rx="18" fill="var(--card)" stroke="var(--line-2)" />
      <circle cx="46" cy="45" r="30" fill={index === 1 ? 'var(--sand)' : 'var(--mist)'} />
      <circle cx="46" cy="37" r="11" fill="var(--teal-text)" />
      <path d="M26 66a20 18 0 0 1 40 0z" fill="var(--teal-text)" />
      <path
        d="M94 30h110m-110 20h160m-160 18h90"
        stroke="var(--line-2)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  )),
}
