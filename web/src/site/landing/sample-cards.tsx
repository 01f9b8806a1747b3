import type { Samples } from '../content.ts'
import section from '../layout/section.module.css'
import { PlanPicture } from '../pictures/plan-picture.tsx'
import { RoomPicture } from '../pictures/room-picture.tsx'
import css from './sample-cards.module.css'

const SIZES = '(min-width: 1100px) 294px, (min-width: 761px) 46vw, 256px'

/** One card of each category that the deck deals most. */
export function SampleCards({ samples: { plans, bathroom, kitchen, living } }: { samples: Samples }) {
  const rooms = [
    { name: 'Bathroom', text: 'Quick shower, or a long soak?', design: bathroom },
    { name: 'Kitchen', text: 'Who cooks, and who keeps them company?', design: kitchen },
    { name: 'Living', text: 'Where does everyone end up?', design: living },
  ]
  return (
    <section className={css['samples']}>
      <div className={section['head']}>
        <h2>
          Every card asks <br />
          you one thing.
        </h2>
        <p>Four kinds of cards come past. You answer each with your thumb.</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keys */}
      <ul className={css['row']} tabIndex={0} aria-label="Kinds of cards">
        <li>
          <div className={css['picture']} data-theme="light" data-kind="plan">
            <PlanPicture design={plans[1]} />
          </div>
          <h3>Floor Plan</h3>
          <p>How do you move through a day?</p>
        </li>
        {rooms.map(({ name, text, design }) => (
          <li key={name}>
            <div className={css['picture']}>
              <RoomPicture design={design} sizes={SIZES} />
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
