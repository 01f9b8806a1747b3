import { ArrowRight } from 'lucide-react'
import type { Samples } from '../content.ts'
import { LinkButton } from '../layout/link-button.tsx'
import section from '../layout/section.module.css'
import { Linework } from '../pictures/linework.tsx'
import { designCountText } from '@dream/contract/rules/designs/design-count'
import { HeroDeck } from './hero-deck.tsx'
import css from './hero.module.css'

export function Hero({ samples }: { samples: Samples }) {
  return (
    <section className={css['hero']}>
      <Linework line={samples.linework} className={css['sheet']} isHiddenOnPhones />
      <div className={css['inner']}>
        <div className={css['text']}>
          <h1>
            Swipe <span className={section['marked']}>Right</span> <br />
            for Design
          </h1>
          <p className={css['lead']}>
            Floor plans, kitchens, bathrooms and living rooms, one card at a time. Keep what you love. Pass on
            the rest. Find out what your home <span className={css['end']}>wants to be.</span>
          </p>
          <p className={css['ways']}>
            <LinkButton href="/app" variant="main">
              Start Swiping Now
              <ArrowRight size={20} aria-hidden="true" />
            </LinkButton>
            <LinkButton href="/about-us" variant="outline">
              <span>
                Learn More<span className="visually-hidden"> about us</span>
              </span>
            </LinkButton>
          </p>
          <ul className={css['marks']}>
            <li>{designCountText(samples.designCount)}</li>
            <li>Smart Matching</li>
            <li>Expert Brokers</li>
          </ul>
        </div>
        <HeroDeck samples={samples} />
      </div>
    </section>
  )
}
