import type { Samples } from '../content.ts'
import section from '../layout/section.module.css'
import { PlanPicture } from '../pictures/plan-picture.tsx'
import { RoomPicture } from '../pictures/room-picture.tsx'
import css from './why-choose.module.css'

const REASONS = [
  {
    name: 'Curated Designs',
    text: 'Every plan is drawn to one standard, with real room sizes and the narrowest lot it suits.',
  },
  {
    name: 'Personalized Matches',
    text: 'The deck learns from each swipe, and says why a design turned up.',
  },
  {
    name: 'Expert Network',
    text: 'Building brokers who show how they are paid and how fast they reply.',
  },
]

export function WhyChoose({ samples: { facades, plans } }: { samples: Samples }) {
  return (
    <section className={section['section']}>
      <div className={css['why']}>
        <div className={css['pictures']}>
          <div className={css['street']}>
            <RoomPicture design={facades[1]} sizes="(min-width: 1100px) 540px, 92vw" />
          </div>
          <div className={css['plan']} data-theme="light">
            <PlanPicture design={plans[1]} />
          </div>
        </div>
        <div>
          <h2 className={css['title']}>
            Why Choose <br />
            Dream Design
          </h2>
          <ul className={css['reasons']}>
            {REASONS.map(({ name, text }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
