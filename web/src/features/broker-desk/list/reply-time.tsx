import { replyWords } from '@dream/contract/rules/brokers'
import { useAnswer } from '#lib/query.ts'
import css from './list.module.css'

/** At the list's end: that nobody else waits, and what buyers read of the broker's replies. */
export function ReplyTime() {
  const { data: page } = useAnswer('GET /api/broker/profile')
  const words = page && replyWords(page)
  return (
    <p className={css['end']}>
      Nobody else is waiting.
      {words && <span>Buyers read of you: “{words}.”</span>}
    </p>
  )
}
