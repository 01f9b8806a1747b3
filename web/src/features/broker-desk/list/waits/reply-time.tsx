import { replyTimeText } from '@dream/contract/rules/brokers/brokers'
import { useApiQuery } from '#lib/api/query.ts'
import css from '../list.module.css'

/** Reply time that buyers see, at the end of the list. */
export function ReplyTime() {
  const { data: page } = useApiQuery('GET /api/broker/profile')
  const text = page && replyTimeText(page)
  return text && <p className={css['end']}>What buyers see: “{text}.”</p>
}
