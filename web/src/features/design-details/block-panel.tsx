import type { PlanFacts } from '@dream/contract/api/design'
import { fitOn, type Block } from '@dream/contract/rules/land-fit'
import { Check, MapPinned, X } from 'lucide-react'
import { useAnswer } from '#lib/query.ts'
import css from './block-panel.module.css'

/** Whether it fits the person's own block; without a block, the way to say how wide it is. */
export function BlockPanel({ plan }: { plan: PlanFacts }) {
  const { data: profile } = useAnswer('GET /api/profile')
  if (!profile) return null
  const { blockWidth, blockDepth, corner, setbacks } = profile
  if (blockWidth === null) return <NoBlock />
  const block = { width: blockWidth, depth: blockDepth, isCorner: corner === 'yes', setbacks }
  const { fits, sentence } = fitOn(block, plan)
  return (
    <section className={css['panel']} data-fits={fits}>
      <BlockDrawing block={block} plan={plan} />
      <div>
        <h3>
          {fits ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
          {fits ? 'Fits my block' : 'Does not fit my block'}
        </h3>
        <p>{sentence}</p>
        <a href="/profile?edit=4">Change my block</a>
      </div>
    </section>
  )
}

function NoBlock() {
  return (
    <section className={css['panel']} data-fits="unknown">
      <MapPinned className={css['pin']} aria-hidden="true" />
      <div>
        <h3>Does it fit my block?</h3>
        <p>Say how wide your block is, and each plan tells you.</p>
        <a href="/profile?edit=4">Add my block</a>
      </div>
    </section>
  )
}

const DRAWN = { width: 64, height: 100 }

/** The house on the block at one scale, seen from above, the street below. */
function BlockDrawing({ block, plan }: { block: Block; plan: PlanFacts }) {
  const depth = block.depth ?? Math.max(plan.minLotDepth, plan.houseDepth)
  const wide = Math.max(block.width, plan.houseWidth)
  const deep = Math.max(depth, plan.houseDepth)
  const scale = Math.min(DRAWN.width / wide, DRAWN.height / deep)
  const lot = { width: block.width * scale, height: depth * scale }
  const house = { width: plan.houseWidth * scale, height: plan.houseDepth * scale }
  const left = (DRAWN.width - lot.width) / 2 + 4
  const top = (DRAWN.height - lot.height) / 2 + 4
  const front = Math.min((lot.height - house.height) / 2, 4.5 * scale)
  return (
    <svg viewBox="0 0 72 108" width="72" height="108" aria-hidden="true">
      <rect x={left} y={top} {...lot} rx="2" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <rect
        x={left + (lot.width - house.width) / 2}
        y={top + lot.height - house.height - front}
        {...house}
        fill="var(--teal)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
    </svg>
  )
}
