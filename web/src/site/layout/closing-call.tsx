import { ArrowRight } from 'lucide-react'
import type { Line } from '../content.ts'
import { Linework } from '../pictures/linework.tsx'
import css from './closing-call.module.css'
import { LinkButton } from './link-button.tsx'

/** Closing section of a page, with a link to install. */
export const ClosingCall = ({ line }: { line: Line }) => (
  <section className={css['call']} data-theme="light">
    <Linework line={line} className={css['sheet']} />
    <div className={css['text']}>
      <h2>
        Find your <br />
        dream design
      </h2>
      <p>Swipe through stunning floor plans and discover designs that match your vision.</p>
      <LinkButton href="/app" variant="ink">
        Start Swiping Now
        <ArrowRight size={20} aria-hidden="true" />
      </LinkButton>
    </div>
  </section>
)
