import type { Draft } from '../answers.ts'

/** Chairs around the table, as a plan shows them: left, top, right, bottom. */
const CHAIRS = [
  [84, 80],
  [236, 80],
  [128, 40],
  [192, 120],
  [192, 40],
  [128, 120],
  [160, 40],
  [160, 120],
] as const

const TAKEN = { me: 1, couple: 2, family: 4, generations: 8, investment: 3, unsure: 0 } as const

/** Dining table from above, with a chair taken for each person who moves in. */
export function PeopleDrawing({ whoFor }: { whoFor: Draft['whoFor'] }) {
  const taken = whoFor ? TAKEN[whoFor] : 0
  return (
    <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M28 6v148M292 6v148" strokeWidth="5" strokeLinecap="butt" />
      <path d="M28 52v56M292 52v56" stroke="var(--sand)" strokeWidth="6" strokeLinecap="butt" />
      <path d="M26 52v56M30 52v56M290 52v56M294 52v56" strokeWidth="1.25" />
      {CHAIRS.map(([x, y], at) => (
        <rect
          key={`${x}-${y}`}
          x={x - 12}
          y={y - 12}
          width="24"
          height="24"
          rx="7"
          strokeWidth="2"
          fill={at < taken ? 'var(--teal)' : 'var(--card)'}
        />
      ))}
      <rect x="100" y="52" width="120" height="56" rx="8" strokeWidth="3" fill="var(--card)" />
      <circle cx="160" cy="80" r="10" stroke="var(--teal-text)" strokeWidth="1.5" />
      <path d="M160 70v20M151 75l18 10M151 85l18-10" stroke="var(--teal-text)" strokeWidth="1.25" />
    </svg>
  )
}
