import type { Design, Picture } from '@dream/contract/api/design'
import { useState } from 'react'
import { useThemedAddress } from '#lib/themed-address.ts'
import css from './plan-picture.module.css'

const LEVEL_NAMES = { ground: 'Ground', upper: 'Upper' } as const

/** The plan of one storey at a time, on its lawn; two storeys have a switch. */
export function PlanPicture({ design }: { design: Design }) {
  const [choice, setChoice] = useState({ id: design.id, index: 0 })
  const { id, pictures } = design
  // A slot's next card starts on its ground floor.
  const shown = choice.id === id ? choice.index : 0
  return (
    <div className={css['plan']} data-storeys={pictures.length}>
      <span className="visually-hidden">{spokenPlan(design, shown)}</span>
      {pictures.map((picture, index) => (
        <Storey key={index} picture={picture} isShown={index === shown} />
      ))}
      {pictures.length > 1 && (
        <div className={css['switch']} role="group" aria-label="Storey">
          {pictures.map((picture, index) => (
            <button
              key={picture.light}
              type="button"
              aria-pressed={index === shown}
              onClick={() => setChoice({ id, index })}
            >
              <span>{LEVEL_NAMES[picture.level ?? 'ground']}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

type StoreyProps = { picture: Picture; isShown: boolean }

/** The other storey stays loaded, unseen, so that the switch never waits. The words stand beside it: an empty alt draws nothing while a slot changes its picture. */
function Storey({ picture, isShown }: StoreyProps) {
  const address = useThemedAddress(picture)
  return (
    <img
      src={address}
      alt=""
      width={picture.width}
      height={picture.height}
      draggable={false}
      data-hidden={isShown ? undefined : ''}
    />
  )
}

function spokenPlan({ title, pictures }: Design, shown: number): string {
  const level = pictures[shown]?.level
  return `Floor plan of ${title}${level ? `, ${LEVEL_NAMES[level].toLowerCase()} level` : ''}`
}
