import { Plus } from 'lucide-react'
import section from '../layout/section.module.css'
import css from './questions.module.css'

const QUESTIONS = [
  {
    question: 'Does it cost anything?',
    answer:
      'No. Swiping, the dreamlist, the land guide, the videos and the chat with a broker are free for people who want to build.',
  },
  {
    question: 'Can these houses be built?',
    answer:
      'The plans are concepts, drawn to scale with real room sizes and the narrowest lot each one suits. A builder or designer turns one into drawings for your block and your council.',
  },
  {
    question: 'When does a broker contact me?',
    answer:
      'Never unasked. After %UNLOCK_BROKERS% liked plans the brokers open, and you choose one, or none. You decide which parts of your brief they see.',
  },
  {
    question: 'Why do I have to install it?',
    answer:
      'It is made for one thumb and a whole screen, and it keeps working without a network. There is no app store in between: it goes from this site to your home screen and takes little room.',
  },
  {
    question: 'Is the land guide advice?',
    answer:
      'It is general information by state, with its source and the day it was checked. For your own block, ask your council, a surveyor or a solicitor.',
  },
]

/** Questions that open without a script. */
export function Questions() {
  return (
    <section className={section['section']}>
      <div className={css['all']}>
        <h2>Questions and answers</h2>
        <div>
          {QUESTIONS.map(({ question, answer }) => (
            <details key={question} className={css['one']}>
              <summary>
                <h3>{question}</h3>
                <Plus aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
          <p className={css['more']}>
            Something else? <a href="/contact">Ask us</a>
          </p>
        </div>
      </div>
    </section>
  )
}
