import type { BrokerCard as Card } from '@dream/contract/api/sections/brokers'
import { openingText } from '@dream/contract/rules/brokers/opening-text'
import { replyTimeText, type Specialty } from '@dream/contract/rules/brokers/brokers'
import { ChevronRight, ShieldCheck } from 'lucide-react'
import { useId, type Ref } from 'react'
import { OnOffLine } from '#ui/status/on-off-line.tsx'
import { Portrait } from '../portrait.tsx'
import { checksLine, languagesOf, specialtiesOf } from '../broker-text.ts'
import css from './broker-card.module.css'

const MAX_SPECIALTIES = 2

type Props = {
  broker: Card
  /** Whether what is known of now still holds. */
  isOld: boolean
  /** The specialty that is looked for. */
  wanted?: Specialty | null
  isFirst?: boolean
  link?: Ref<HTMLAnchorElement> | undefined
}

/** A broker in the list; the one checkable reason for them is what is read first. */
export function BrokerCard({ broker, isOld, wanted = null, isFirst = false, link }: Props) {
  const { id, name, company, states, portrait, opening, isFull, isSelected, reasons } = broker
  const nameId = useId()
  const reply = replyTimeText(broker)
  const [hero] = reasons
  const checks = checksLine(broker.checks)
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
              <a ref={link} href={`/broker/${id}`}>
                {name}
              </a>
            </h2>
            <p className="secondary-text">
              {states.join(', ')} · {company}
            </p>
            {!isOld && (
              <OnOffLine isOn={opening.isOpen} className={css['opening']}>
                {openingText(opening)}
              </OnOffLine>
            )}
          </div>
          <ChevronRight size={20} className={css['chevron']} aria-hidden="true" />
        </header>
        {(isSelected || isFull) && (
          <p className={css['standing']}>{isSelected ? 'Your broker' : 'Not taking new buyers right now'}</p>
        )}
        {hero && <p className={css['reason']}>{hero}.</p>}
        {reply !== hero && (
          <p className="secondary-text">{reply ? `${reply}.` : 'New here, no reply time yet.'}</p>
        )}
        <Chips broker={broker} wanted={wanted} />
        {checks && (
          <p className={css['checks']}>
            <ShieldCheck size={16} aria-hidden="true" />
            <span>
              <span className="visually-hidden">Checked: </span>
              {checks}
            </span>
          </p>
        )}
      </article>
    </li>
  )
}

function Chips({ broker, wanted }: { broker: Card; wanted: Specialty | null }) {
  const specialties = specialtiesOf(broker, wanted)
  return (
    <ul className={css['chips']} aria-label="Specialties and languages">
      {specialties.slice(0, MAX_SPECIALTIES).map((specialty) => (
        <li key={specialty}>{specialty}</li>
      ))}
      <li data-kind="languages">{languagesOf(broker).join(', ')}</li>
    </ul>
  )
}
