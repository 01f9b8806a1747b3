import {
  PICTURE_QUESTIONS,
  QUESTIONS_AT_ONCE,
  unansweredQuestions,
  type PictureQuestion,
} from '@dream/contract/rules/account/picture-questions'
import type { Profile } from '@dream/contract/api/account/profile'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { setApiData, useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { saveAnswer } from '../queue/taste-queue.ts'
import { AnswerDrawing } from './answer-drawing.tsx'
import css from './questions-sheet.module.css'

type Props = { isOpen: boolean; onClose: () => void; isAgain?: boolean }

/** Up to three picture questions: the unanswered ones, or all of them again. */
export function QuestionsSheet({ isOpen, onClose, isAgain = false }: Props) {
  const { data: profile } = useApiQuery('GET /api/profile')
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [openings, setOpenings] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    // Restart when it is reopened while still closing.
    if (isOpen) setOpenings(openings + 1)
  }
  return (
    <Sheet label="Tell us" isLabelHidden isOpen={isOpen} onClose={onClose}>
      {profile ? (
        <Questions key={openings} profile={profile} isAgain={isAgain} onDone={onClose} />
      ) : (
        <Placeholder />
      )}
    </Sheet>
  )
}

type QuestionsProps = { profile: Profile; isAgain: boolean; onDone: () => void }

function Questions({ profile, isAgain, onDone }: QuestionsProps) {
  /** Questions at the start: an answer moves on without changing their number. */
  const [asked] = useState(() =>
    isAgain ? PICTURE_QUESTIONS : unansweredQuestions(profile).slice(0, QUESTIONS_AT_ONCE),
  )
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (at > 0) heading.current?.focus({ preventScroll: true })
  }, [at])
  const question = asked[at]
  function answer(value: string) {
    if (!question) return
    void saveAnswer(question.name, value)
    setApiData('GET /api/profile', (known) => known && { ...known, [question.name]: value })
    setAt(at + 1)
  }
  if (!question) {
    return (
      <div className={css['done']}>
        <h2 ref={heading} tabIndex={-1} className={css['title']}>
          Thank you
        </h2>
        <p>The next cards already know. You can change it in your profile.</p>
        <Button onClick={onDone}>Back to the deck</Button>
      </div>
    )
  }
  return (
    <Question
      question={question}
      progress={`${at + 1} of ${asked.length}`}
      chosen={profile[question.name]}
      heading={heading}
      onAnswer={answer}
    />
  )
}

type QuestionProps = {
  question: PictureQuestion
  progress: string
  chosen: string | null
  heading: RefObject<HTMLHeadingElement | null>
  onAnswer: (value: string) => void
}

function Question({ question: { name, text, choices }, progress, chosen, heading, onAnswer }: QuestionProps) {
  return (
    <div className={css['question']}>
      <p className={css['progress']}>{progress}</p>
      <h2 ref={heading} tabIndex={-1} className={css['title']}>
        {text}
      </h2>
      <div className={css['choices']} role="group" aria-label={text}>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            data-unsure={value === 'unsure' ? '' : undefined}
            onClick={() => onAnswer(value)}
          >
            {value !== 'unsure' && <AnswerDrawing of={`${name}:${value}`} />}
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
