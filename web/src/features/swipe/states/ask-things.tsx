import { QUESTIONS_AT_ONCE, unansweredQuestions } from '@dream/contract/rules/account/picture-questions'
import { SlidersHorizontal } from 'lucide-react'
import { memo } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import css from './ask-things.module.css'

const COUNTS = ['', 'one thing', 'two things', 'three things']

/** Quiet link to the picture questions, beside the round buttons, while one is unanswered. */
export const AskThings = memo(function AskThings({ onPress }: { onPress: () => void }) {
  const { data: profile } = useApiQuery('GET /api/profile')
  const open = profile ? unansweredQuestions(profile).length : 0
  if (open === 0) return null
  const label = `Tell us ${COUNTS[Math.min(open, QUESTIONS_AT_ONCE)]}`
  return (
    <button type="button" className={css['ask']} aria-label={label} title={label} onClick={onPress}>
      <SlidersHorizontal size={20} aria-hidden="true" />
      Tell us
    </button>
  )
})
