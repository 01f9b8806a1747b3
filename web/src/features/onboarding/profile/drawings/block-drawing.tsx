import { metresOf } from '@dream/contract/rules/land/metres'
import type { Draft } from '../answers.ts'

const TURN = { north: 0, east: 90, south: 180, west: 270 } as const
const CONTOURS = { flat: 0, gentle: 2, steep: 5, unsure: 0 } as const

function lengthText(typed: string) {
  const metres = metresOf(typed)
  return metres === null || Number.isNaN(metres) ? '? m' : `${metres} m`
}

type Props = Pick<Draft, 'blockWidth' | 'blockDepth' | 'slope' | 'facing'>

/** Block with its two dimensions, its fall and its north, as far as they are known. */
export function BlockDrawing({ blockWidth, blockDepth, slope, facing }: Props) {
  const contours = slope ? CONTOURS[slope] : 0
  return (
    <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 148H320" stroke="var(--line-2)" strokeWidth="12" strokeLinecap="butt" />
      <path
        d="M4 148H320"
        stroke="var(--card)"
        strokeWidth="1.75"
        strokeDasharray="14 12"
        strokeLinecap="butt"
      />
      <path d="M112 26H208V138H112Z" fill="var(--card)" strokeWidth="3" />
      {Array.from({ length: contours }, (_, at) => {
        const y = 24 + ((at + 1) * 112) / (contours + 1)
        return (
          <path
            key={at}
            d={`M0 ${y + 8}q56-22 112-8t96 0 112-10`}
            stroke="var(--teal-text)"
            strokeWidth="1.25"
            opacity="0.55"
          />
        )
      })}
      <path d="M128 64h64v56h-26v10h-18v-10h-20Z" fill="var(--sand)" strokeWidth="2" strokeDasharray="5 5" />
      <g stroke="var(--ink-2)" strokeWidth="1.5">
        <path d="M112 14h96M112 9v10M208 9v10" />
        <path d="M224 26v112M219 26h10M219 138h10" />
      </g>
      <g fill="currentColor" stroke="none" fontSize="13" fontWeight="650" fontFamily="var(--sans)">
        <text x="102" y="18" textAnchor="end">
          {lengthText(blockWidth)}
        </text>
        <text x="234" y="87">
          {lengthText(blockDepth)}
        </text>
      </g>
      {facing && facing !== 'unsure' && <North degrees={TURN[facing]} />}
    </svg>
  )
}

/** North arrow. The back of the block is up, so it is rotated by the direction that the back faces. */
function North({ degrees }: { degrees: number }) {
  return (
    <g transform="translate(58 92)">
      <g transform={`rotate(${-degrees})`}>
        <circle r="21" strokeWidth="1.75" fill="var(--card)" />
        <path d="M0-17 7 9 0 4-7 9Z" fill="var(--teal)" strokeWidth="1.75" />
      </g>
    </g>
  )
}
