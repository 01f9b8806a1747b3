import type { CardDesign, CardPlan, Picture } from '@dream/contract/api/designs/design'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { RoomShapes } from '../outline/room-shapes.tsx'
import { useOutline } from '../outline/use-outline.ts'
import css from './compare-screen.module.css'

/** Resolution and margins of the catalogue's detail drawings. */
const PX_PER_M = 100
const MARGIN_PX = { side: 250, end: 330 }

type Props = { design: CardDesign; widest: number }

/** Plan at its width relative to the widest one; both storeys, one below the other. */
export function ScaledPlan({ design, widest }: Props) {
  const { plan } = design
  if (!plan) return null
  const levels = plan.storeys === 2 ? (['ground', 'upper'] as const) : (['ground'] as const)
  return levels.map((level) => {
    const drawing = design.drawings.find((each) => (each.level ?? 'ground') === level)
    const isOurs = drawing && isScaled(drawing, plan)
    return (
      <figure key={level} className={css['plan']} style={{ width: `${(plan.houseWidth / widest) * 100}%` }}>
        {isOurs ? (
          <DrawnPlan drawing={drawing} plan={plan} label={`Plan of ${design.title}, ${level} level`} />
        ) : (
          <OutlinedPlan design={design} plan={plan} level={level} />
        )}
        {levels.length > 1 && <figcaption>{level === 'ground' ? 'Ground' : 'Upper'}</figcaption>}
      </figure>
    )
  })
}

/** Whether a drawing has the catalogue's scale; builders' uploads do not. */
const isScaled = ({ width, height }: Picture, { houseWidth, houseDepth }: CardPlan) =>
  Math.abs(width - 2 * MARGIN_PX.side - houseWidth * PX_PER_M) < 3 &&
  Math.abs(height - 2 * MARGIN_PX.end - houseDepth * PX_PER_M) < 3

function DrawnPlan({ drawing, plan, label }: { drawing: Picture; plan: CardPlan; label: string }) {
  const url = useThemedUrl(drawing)
  const width = plan.houseWidth * PX_PER_M
  const height = plan.houseDepth * PX_PER_M
  return (
    <span className={css['crop']} style={{ aspectRatio: `${width} / ${height}` }}>
      <img
        src={url}
        alt={label}
        width={drawing.width}
        height={drawing.height}
        draggable={false}
        style={{
          width: `${(drawing.width / width) * 100}%`,
          left: `${(-MARGIN_PX.side / width) * 100}%`,
          top: `${(-MARGIN_PX.end / height) * 100}%`,
        }}
      />
    </span>
  )
}

function OutlinedPlan({
  design,
  plan,
  level,
}: {
  design: CardDesign
  plan: CardPlan
  level: 'ground' | 'upper'
}) {
  const { rooms } = useOutline(design.id)
  const size = { width: plan.houseWidth, depth: plan.houseDepth }
  return (
    <svg
      viewBox={`-0.1 -0.1 ${size.width + 0.2} ${size.depth + 0.2}`}
      role="img"
      aria-label={`Plan of ${design.title}, ${level} level`}
    >
      <RoomShapes rooms={rooms} level={level} size={size} />
    </svg>
  )
}
