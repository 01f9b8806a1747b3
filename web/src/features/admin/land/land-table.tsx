import type { AdminLandCard } from '@dream/contract/api/admin/content/land'
import { LAND_TOPICS } from '@dream/contract/rules/land/land'
import { Tag } from '#ui/status/tag.tsx'
import { dayText, STANDING_WORDS, STATUS_WORDS } from '../content/content-words.ts'
import css from './land.module.css'

/** Cards as rows; on a phone each is a block. */
export function LandTable({ cards }: { cards: readonly AdminLandCard[] }) {
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">Land cards</caption>
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Status</th>
          <th scope="col">Where</th>
          <th scope="col">Source</th>
          <th scope="col">Holds</th>
          <th scope="col">Next review</th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <LandRow key={card.id} card={card} />
        ))}
      </tbody>
    </table>
  )
}

function LandRow({ card }: { card: AdminLandCard }) {
  const { id, name, title, topic, states, source, checkedOn, dueOn, status, standing, hasDraft } = card
  const topicName = LAND_TOPICS.find(({ value }) => value === topic)?.label
  return (
    <tr>
      <th scope="row">
        <a className={css['name']} href={`/admin/land/${encodeURIComponent(id)}`}>
          {title || name}
        </a>
        <span className={css['more']}>
          {topicName} · {name}
        </span>
      </th>
      <td>
        <Tag tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Tag>
        {hasDraft && status !== 'draft' && <span className={css['more']}>has a draft</span>}
      </td>
      <td data-label="Where">{states === null ? 'All of Australia' : states.join(', ')}</td>
      <td data-label="Source">
        {source || 'None yet'}
        <span className={css['more']}>checked on {dayText(checkedOn)}</span>
      </td>
      <td data-label="Holds">{validText(card)}</td>
      <td data-label="Next review">
        {dayText(dueOn)}
        {status === 'published' && standing !== 'current' && (
          <span>
            {' '}
            <Tag tone={STANDING_WORDS[standing].tone}>{STANDING_WORDS[standing].label}</Tag>
          </span>
        )}
      </td>
    </tr>
  )
}

function validText({ validFrom, validTo }: AdminLandCard): string {
  if (validFrom === null) return validTo === null ? 'Always' : `Until ${dayText(validTo)}`
  return validTo === null ? `From ${dayText(validFrom)}` : `${dayText(validFrom)} to ${dayText(validTo)}`
}
