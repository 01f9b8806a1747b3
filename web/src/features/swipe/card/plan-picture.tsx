import type { CardDesign, Picture } from '@dream/contract/api/designs/design'
import { useState } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { PillSwitch } from '#ui/buttons/pill-switch.tsx'
import css from './plan-picture.module.css'

const LEVEL_NAMES = { ground: 'Ground', upper: 'Upper' } as const

/** Plan of one storey at a time, on its lawn; two storeys have a switch. */
export function PlanPicture({ design }: { design: CardDesign }) {
  const [choice, setChoice] = useState({ id: design.id, index: 0 })
  const { id, pictures } = design
  // Reset to the ground floor for a slot's next card.
  const shown = choice.id === id ? choice.index : 0
  return (
    <div className={css['plan']} data-storeys={pictures.length}>
      <span className="visually-hidden">{spokenPlan(design, shown)}</span>
      {pictures.map((picture, index) => (
        <Storey key={index} picture={picture} isShown={index === shown} />
      ))}
      {pictures.length > 1 && (
        <PillSwitch
          label="Storey"
          names={pictures.map(({ level }) => LEVEL_NAMES[level ?? 'ground'])}
          shown={shown}
          onShow={(index) => setChoice({ id, index })}
          className={css['switch']}
        />
      )}
    </div>
  )
}

type StoreyProps = { picture: Picture; isShown: boolean }

/**
 * Picture of a storey. The hidden one stays loaded, so that the switch never waits. The alt is empty: the text is beside it, and
 * an alt would be drawn while a slot changes its picture.
 */
function Storey({ picture, isShown }: StoreyProps) {
  const url = useThemedUrl(picture)
  return (
    <img
      src={url}
      alt=""
      width={picture.width}
      height={picture.height}
      data-hidden={isShown ? undefined : ''}
    />
  )
}

function spokenPlan({ title, pictures }: CardDesign, shown: number): string {
  const level = pictures[shown]?.level
  return `Floor plan of ${title}${level ? `, ${LEVEL_NAMES[level].toLowerCase()} level` : ''}`
}
