import type { Video, VideoExercise } from '@dream/contract/api/sections/videos'
import { useEffect, useState } from 'react'
import type { Paragraph } from '../captions/transcript.tsx'

export type Letter = VideoExercise['answer']

/** Time before the exercise at which its drawings are preloaded. */
const AHEAD_S = 8

/** Exercise over a video's last frame, until it is closed. Nothing of it is stored. */
export function useExercise({ exercise }: Video, positionS: number) {
  const [chosen, setChosen] = useState<Letter | null>(null)
  const [isLeft, setLeft] = useState(false)
  const isReached = exercise !== undefined && positionS >= exercise.startsAtS
  const isNear = exercise !== undefined && positionS >= exercise.startsAtS - AHEAD_S
  // Reset when the person goes back and watches again.
  if (!isReached && (isLeft || chosen !== null)) {
    setLeft(false)
    setChosen(null)
  }
  useEffect(() => {
    if (!isNear || !exercise) return
    for (const { drawing, solution } of [exercise.a, exercise.b])
      for (const address of [drawing, solution]) new Image().src = address
  }, [isNear, exercise])
  return {
    shown: isReached && !isLeft ? exercise : null,
    chosen,
    choose: setChosen,
    leave: () => setLeft(true),
  }
}
export type ExerciseState = ReturnType<typeof useExercise>

const drawings = ({ a, b }: VideoExercise) => `A: ${a.shows}. B: ${b.shows}.`

/** Text for screen readers: the question with both drawings, then the answer. */
export function spoken({ shown, chosen }: ExerciseState): string {
  if (!shown) return ''
  return chosen ? verdict(shown, chosen) : `${shown.question} ${drawings(shown)}`
}

export const verdict = ({ answer, reason }: VideoExercise, chosen: Letter) =>
  `${chosen === answer ? 'Yes.' : 'Not quite.'} ${reason}`

/** Transcript with the exercise at its end; the descriptions of its drawings are only for screen readers. */
export const paragraphsOf = ({ transcript, exercise }: Video): Paragraph[] => [
  ...transcript.map((text) => ({ text })),
  ...(exercise ? [{ text: exercise.question, unseen: drawings(exercise) }] : []),
]
