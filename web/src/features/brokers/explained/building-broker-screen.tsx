import { Check, ChevronLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { DrawingPage } from '#ui/drawings/drawing-page.tsx'
import css from './building-broker-screen.module.css'
import { ThreeQuotesDrawing } from './three-quotes-drawing.tsx'
import { DOES, DOES_NOT, NEXT, QUESTIONS } from './text.ts'

type Props = {
  /** Next step, depending on what the person has unlocked. */
  foot: ReactNode
  onBack: () => void
}

/** Explains what a building broker does and does not do, who pays them, and what to ask. */
export function BuildingBrokerScreen({ foot, onBack }: Props) {
  return (
    <DrawingPage
      isFramed
      title="What a building broker does"
      lead="Someone who knows builders, compares their quotes for your plan and block, and helps you sign with the right one. They don't build."
      nav={
        <button type="button" className={css['back']} onClick={onBack}>
          <ChevronLeft size={22} aria-hidden="true" />
          Back
        </button>
      }
      drawing={<ThreeQuotesDrawing />}
      foot={foot}
    >
      <section className={css['part']}>
        <h2>They do</h2>
        <ul className={css['list']} data-kind="does">
          {DOES.map((line) => (
            <li key={line}>
              <Check size={20} strokeWidth={2.4} aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section className={css['part']}>
        <h2>They don't</h2>
        <ul className={css['list']} data-kind="not">
          {DOES_NOT.map((line) => (
            <li key={line}>
              <X size={20} strokeWidth={2.4} aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section className={css['pay']}>
        <h2>Who pays them, and why it matters</h2>
        <p>
          Usually the builder you sign with. Sometimes you do, or both. What builders pay varies from one to
          the next, and from package to package.
        </p>
        <p>
          So a broker can earn more from one quote than another. That's a conflict of interest, even for an
          honest broker, and in the end the money comes out of the price of your home.
        </p>
        <p>
          <b>What helps:</b> every broker here has to say how they're paid before they're listed. Ask for the
          amount in writing for each quote, before you sign.
        </p>
      </section>
      <section className={css['part']}>
        <h2>Ask any broker</h2>
        <ol className={css['questions']}>
          {QUESTIONS.map(({ question, why }) => (
            <li key={question}>
              <b>{question}</b> <span>{why}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className={css['part']}>
        <h2>What happens next</h2>
        <ol className={css['questions']}>
          {NEXT.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <p className={css['note']}>
        Choosing a broker here is free and doesn't commit you to anything. This page is general information,
        not legal or financial advice.
      </p>
    </DrawingPage>
  )
}
