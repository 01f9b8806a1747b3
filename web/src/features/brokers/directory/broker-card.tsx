import type { BrokerCard as Card } from '@dream/contract/api/sections/brokers'
import { openingText } from '@dream/contract/rules/brokers/opening-text'
import { chatsText, shortReplyText, type Specialty } from '@dream/contract/rules/brokers/brokers'
import { Clock3, MessageCircle, ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { OnOffLine } from '#ui/status/on-off-line.tsx'
import { Portrait } from '../portrait.tsx'
import { checksLine, languagesOf, specialtiesOf } from '../broker-text.ts'
import css from './broker-card.module.css'

const MAX_SPECIALTIES = 2

type Props = {
  broker: Card
  /** Whether the data is stale, so that live facts are not shown. */
  isOld: boolean
  /** Specialty that is searched for. */
  wanted?: Specialty | null
  isFirst?: boolean
}

/** Card of a broker in the list, with verifiable facts first. */
export function BrokerCard({ broker, isOld, wanted = null, isFirst = false }: Props) {
  const { id, name, company, states, portrait, opening, isFull, isSelected, reasons } = broker
  const nameId = useId()
  const [hero, ...others] = reasons
  return (
    <li
      className={css['card']}
      data-full={isFull ? '' : undefined}
      data-tour={isFirst ? 'broker-card' : undefined}
    >
      <article aria-labelledby={nameId} className={css['article']}>
        <header className={css['head']}>
          <Portrait name={name} portrait={portrait} className={css['portrait']} />
          <div>
            <h2 className={css['name']} id={nameId}>
              <a href={`/broker/${id}`}>{name}</a>
            </h2>
            {!isOld && (
              <OnOffLine isOn={opening.isOpen} className={css['opening']}>
                {openingText(opening)}
              </OnOffLine>
            )}
            <p className={css['company']}>
              {states.join(', ')} · {company}
            </p>
          </div>
        </header>
        {(isSelected || isFull) && (
          <p className={css['standing']}>{isSelected ? 'Your broker' : 'Not taking new buyers right now'}</p>
        )}
        {hero && <p className={css['reason']}>{hero}</p>}
        {others.length > 0 && <p className={css['others']}>{others.join(' · ')}</p>}
        <Measured broker={broker} />
        <p className={css['skills']}>
          {specialtiesOf(broker, wanted).slice(0, MAX_SPECIALTIES).join(', ')} ·{' '}
          {languagesOf(broker).join(', ')}
        </p>
        <Checks broker={broker} />
      </article>
    </li>
  )
}

/** Measured facts, the same for everybody. */
function Measured({ broker }: { broker: Card }) {
  return (
    <ul className={css['measured']} aria-label="Reply time and chats">
      <li>
        <Clock3 size={16} aria-hidden="true" />
        {shortReplyText(broker) ?? 'New, no reply time yet'}
      </li>
      <li>
        <MessageCircle size={16} aria-hidden="true" />
        {chatsText(broker)}
      </li>
    </ul>
  )
}

function Checks({ broker }: { broker: Card }) {
  const checks = checksLine(broker.checks)
  if (!checks) return null
  return (
    <p className={css['checks']}>
      <ShieldCheck size={16} aria-hidden="true" />
      <span>
        <span className="visually-hidden">Checked: </span>
        {checks}
      </span>
    </p>
  )
}
