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
    <div className={css['plan']}>
      {pictures.map((picture, index) => (
        <Storey key={index} picture={picture} title={design.title} isShown={index === shown} />
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

type StoreyProps = { picture: Picture; title: string; isShown: boolean }

/** The other storey stays loaded, unseen, so that the switch never waits. */
function Storey({ picture, title, isShown }: StoreyProps) {
  const address = useThemedAddress(picture)
  const level = picture.level ? `, ${LEVEL_NAMES[picture.level].toLowerCase()} level` : ''
  return (
    <img
      src={address}
      alt={isShown ? `Floor plan of ${title}${level}` : ''}
      width={picture.width}
      height={picture.height}
      draggable={false}
      data-hidden={isShown ? undefined : ''}
    />
  )
}
