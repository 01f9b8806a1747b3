import type { CardDesign, PlanRoom } from '@dream/contract/api/designs/design'
import { CaretsToAxisDashedVertical } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { PillSwitch } from '#ui/buttons/pill-switch.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { OutlineNote } from '../outline/outline-note.tsx'
import { RoomShapes } from '../outline/room-shapes.tsx'
import { useOutline } from '../outline/use-outline.ts'
import css from './laid-over.module.css'

const LEVELS = ['ground', 'upper'] as const

/** Two plans over each other at one scale, front on front; a slider fades from one to the other. */
export function LaidOver({ designs }: { designs: readonly CardDesign[] }) {
  const [ids, setIds] = useState(() => [designs[0]?.id ?? '', designs[1]?.id ?? ''] as const)
  const [share, setShare] = useState(50)
  const [isMirrored, setMirrored] = useState(false)
  const [levelAt, setLevelAt] = useState(0)
  const [first, second] = ids.map((id) => designs.find((design) => design.id === id))
  const sliderId = useId()
  const under = useOutline(ids[0])
  const over = useOutline(ids[1])
  if (!first?.plan || !second?.plan) return null
  const level = LEVELS[levelAt] ?? 'ground'
  const width = Math.max(first.plan.houseWidth, second.plan.houseWidth)
  const depth = Math.max(first.plan.houseDepth, second.plan.houseDepth)
  const placed = { room: { width, depth }, level } as const
  const pick = (at: 0 | 1, label: string) => (
    <SelectField
      label={label}
      choices={designs
        .filter(({ id }) => id !== ids[1 - at])
        .map(({ id, title }) => ({ value: id, label: title }))}
      value={ids[at]}
      onChange={({ target: { value } }) => setIds(at === 0 ? [value, ids[1]] : [ids[0], value])}
    />
  )
  return (
    <div className={css['over']}>
      {designs.length > 2 && (
        <div className={css['pair']}>
          {pick(0, 'One plan')}
          {pick(1, 'Over it')}
        </div>
      )}
      <div className={css['stage']}>
        <svg
          viewBox={`-0.3 -0.3 ${width + 0.6} ${depth + 0.6}`}
          role="img"
          aria-label={`${second.title} laid over ${first.title}, ${level} level, front on front`}
        >
          <Laid design={first} rooms={under.rooms} tone="first" opacity={1 - share / 100} {...placed} />
          <Laid
            design={second}
            rooms={over.rooms}
            tone="second"
            opacity={share / 100}
            isMirrored={isMirrored}
            {...placed}
          />
        </svg>
        <OutlineNote
          outlines={[
            { title: first.title, ...under },
            { title: second.title, ...over },
          ]}
        />
        {(first.plan.storeys === 2 || second.plan.storeys === 2) && (
          <PillSwitch
            label="Level"
            names={['Ground', 'Upper']}
            shown={levelAt}
            onShow={setLevelAt}
            className={css['switch']}
          />
        )}
      </div>
      <div className={css['slider']}>
        <label htmlFor={sliderId} className="visually-hidden">
          {`How much of ${second.title} over ${first.title}`}
        </label>
        <span className={css['name']} data-tone="first" aria-hidden="true">
          {first.title}
        </span>
        <span className={css['name']} data-tone="second" aria-hidden="true">
          {second.title}
        </span>
        <input
          id={sliderId}
          type="range"
          min={0}
          max={100}
          step={5}
          value={share}
          aria-valuetext={`${share} % ${second.title}`}
          onChange={(event) => setShare(Number(event.target.value))}
        />
      </div>
      <Button
        variant="outline"
        icon={<CaretsToAxisDashedVertical size={18} aria-hidden="true" />}
        aria-pressed={isMirrored}
        onClick={() => setMirrored(!isMirrored)}
      >
        Mirror {second.title}
      </Button>
    </div>
  )
}

/** Minimum opacity, so that both stay visible. In the middle both are opaque. */
const FAINTEST = 0.1
const strength = (share: number) => Math.min(1, Math.max(FAINTEST, share * 2))

type LaidProps = {
  design: CardDesign
  rooms: readonly PlanRoom[]
  tone: 'first' | 'second'
  opacity: number
  room: { width: number; depth: number }
  level: 'ground' | 'upper'
  isMirrored?: boolean
}

function Laid({ design, rooms, tone, opacity, room, level, isMirrored = false }: LaidProps) {
  if (!design.plan) return null
  const { houseWidth, houseDepth } = design.plan
  return (
    <g
      opacity={strength(opacity)}
      transform={`translate(${(room.width - houseWidth) / 2} ${room.depth - houseDepth})`}
    >
      <RoomShapes
        rooms={rooms}
        level={level}
        size={{ width: houseWidth, depth: houseDepth }}
        isMirrored={isMirrored}
        tone={tone}
      />
    </g>
  )
}
