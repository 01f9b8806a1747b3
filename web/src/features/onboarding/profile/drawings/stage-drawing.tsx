import type { Draft } from '../answers.ts'

/** Parts of the house that are drawn at each stage. */
const DRAWN = {
  dreaming: 0,
  unsure: 0,
  'looking-for-land': 1,
  'have-land': 2,
  'have-plans': 3,
  'ready-to-sign': 4,
} as const

/** House that goes from a dashed idea to a solid drawing. */
export function StageDrawing({ stage }: { stage: Draft['stage'] }) {
  const drawn = stage ? DRAWN[stage] : 0
  const line = (from: number) =>
    drawn >= from
      ? { strokeWidth: 3.5 }
      : { strokeWidth: 1.75, strokeDasharray: '5 6', stroke: 'var(--ink-2)' }
  return (
    <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 140h288" {...line(1)} />
      <path d="M72 62V140H248V62" {...line(3)} fill={drawn >= 4 ? 'var(--card)' : 'none'} />
      <path d="M54 66 124 22H262L276 66Z" {...line(3)} fill={drawn >= 4 ? 'var(--sand)' : 'none'} />
      <path d="M94 140V88H126V140Z" {...line(3)} fill={drawn >= 4 ? 'var(--teal)' : 'none'} />
      <path d="M150 88H222V118H150ZM186 88V118" {...line(3)} />
      {drawn >= 2 && (
        <g strokeWidth="2.5">
          <path d="M34 140V96M286 140V96" />
          <path d="M34 96l20 7-20 7ZM286 96l20 7-20 7Z" fill="var(--teal)" strokeWidth="2" />
        </g>
      )}
      <g stroke="var(--ink-2)" strokeWidth="1.5">
        <path d="M72 153h176M72 148v10M248 148v10" />
      </g>
    </svg>
  )
}
