import type { VideoExercise } from '@dream/contract/api/sections/videos'
import { Check, X } from 'lucide-react'
import { Button } from '#ui/buttons/button.tsx'
import css from './exercise-card.module.css'
import { verdict, type Letter } from './use-exercise.ts'

type Props = {
  exercise: VideoExercise
  chosen: Letter | null
  onChoose: (letter: Letter) => void
  onLeave: () => void
}

/** "Which of these two?" over the last frame of the video: two drawings to choose from, then the answer and why. */
export function ExerciseCard({ exercise, chosen, onChoose, onLeave }: Props) {
  return (
    <section className={css['exercise']} aria-label={exercise.question}>
      <h3 className={css['words']} data-answered={chosen ? '' : undefined}>
        {chosen ? verdict(exercise, chosen) : exercise.question}
      </h3>
      <div className={css['pair']}>
        <Choice letter="a" exercise={exercise} chosen={chosen} onChoose={onChoose} />
        <Choice letter="b" exercise={exercise} chosen={chosen} onChoose={onChoose} />
      </div>
      <Button size="small" variant={chosen ? 'main' : 'quiet'} onClick={onLeave}>
        {chosen ? 'Go on' : 'Skip'}
      </Button>
    </section>
  )
}

type ChoiceProps = Omit<Props, 'onLeave'> & { letter: Letter }

function Choice({ letter, exercise, chosen, onChoose }: ChoiceProps) {
  const { width, height, answer, [letter]: choice } = exercise
  const name = letter.toUpperCase()
  const size = { width, height, decoding: 'async', draggable: false } as const
  const isAnswer = letter === answer
  return (
    <button
      type="button"
      className={css['choice']}
      data-answer={chosen && isAnswer ? '' : undefined}
      aria-label={`${name}: ${choice.shows}`}
      aria-pressed={chosen === letter}
      onClick={() => onChoose(letter)}
    >
      <span className={css['drawing']}>
        <img src={choice.drawing} alt="" {...size} />
        {chosen && <img src={choice.solution} alt="" {...size} className={css['solution']} />}
      </span>
      <span className={css['letter']}>
        {name}
        {chosen && isAnswer && <Check size={18} strokeWidth={2.6} aria-hidden="true" />}
        {chosen === letter && !isAnswer && <X size={18} strokeWidth={2.6} aria-hidden="true" />}
      </span>
    </button>
  )
}
