import type { LandCard } from '@dream/contract/api/sections/land'
import { standingOn } from '@dream/contract/rules/land/land-dates'
import { today } from '../guide.ts'
import { LandDrawing } from '../drawings/land-drawing.tsx'
import { CardBody } from './card-body.tsx'
import css from './card-reader.module.css'

/** Preview of an unpublished card with all of its lines. */
export function CardPreview({ card }: { card: LandCard }) {
  const day = today()
  const isBeingReviewed = standingOn(day, card) === 'being-reviewed'
  // Skip empty paragraphs, which are about to be typed.
  const text = card.text.filter((paragraph) => paragraph.trim() !== '')
  const written = card.lines.filter((line) => line.text !== '')
  const lines = written.map((line) => ({
    ...line,
    isBeingReviewed: standingOn(day, line) === 'being-reviewed',
  }))
  return (
    <article className={css['reader']}>
      <div className={css['stage']}>
        <LandDrawing name={card.drawing} />
      </div>
      <div className={css['sheet']}>
        <h3>{card.title || card.name}</h3>
        <CardBody card={{ ...card, isBeingReviewed, text, lines }} state={null} differs={lines.length > 0} />
      </div>
    </article>
  )
}
