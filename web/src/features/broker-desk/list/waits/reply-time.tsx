import { replyTimeText } from '@dream/contract/rules/brokers/brokers'
import { useApiQuery } from '#lib/api/query.ts'
import css from '../list.module.css'

/** At the list's end: what buyers read of the broker's replies. */
export function ReplyTime() {
  const { data: page } = useApiQuery('GET /api/broker/profile')
  const text = page && replyTimeText(page)
  return text && <p className={css['end']}>What buyers see: “{text}.”</p>
}
