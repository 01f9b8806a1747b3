import { BadgeCheck } from 'lucide-react'
import type { ShownBroker } from '../content.ts'
import section from '../layout/section.module.css'
import css from './how-we-earn.module.css'

/** Explains the price, who pays, and what a checked broker says about it. */
export function HowWeEarn({ broker }: { broker: ShownBroker }) {
  return (
    <section className={section['section']}>
      <div className={css['earn']}>
        <div className={css['words']}>
          <h2>Free, and how we earn</h2>
          <p>
            For you it costs nothing: no subscription, no price on a plan, no advertising between the cards.
          </p>
          <p>
            Building brokers are usually paid by the builder when you sign, and one builder may pay more than
            another. That is a conflict of interest. So every broker here has to say in their own words how
            they are paid, before you choose.
          </p>
          <p>
            A broker learns about you only when you choose them, and only what you tick. Your email and your
            phone number are never among it.
          </p>
        </div>
        <figure className={css['broker']}>
          <figcaption>What every broker&apos;s page shows: an example from our demo</figcaption>
          <h3>{broker.name}</h3>
          <p>{broker.company}</p>
          <ul className={css['checks']}>
            {broker.checks.map(({ what, on }) => (
              <li key={what}>
                <BadgeCheck aria-hidden="true" />
                <span>
                  <b>{what}</b> checked on {on}
                </span>
              </li>
            ))}
          </ul>
          <h4>How I am paid</h4>
          <p>{broker.howPaid}</p>
        </figure>
      </div>
    </section>
  )
}
