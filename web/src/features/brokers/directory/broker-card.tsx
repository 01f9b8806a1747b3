import type { BrokerCard as Card } from '@dream/contract/api/brokers'
import { openingWords } from '@dream/contract/rules/opening-words'
import { replyWords, type Specialty } from '@dream/contract/rules/brokers'
import { ChevronRight, ShieldCheck } from 'lucide-react'
import { useId, type Ref } from 'react'
import { Portrait } from '../portrait.tsx'
import { checksLine, languagesOf, specialtiesOf } from '../words.ts'
import css from './broker-card.module.css'

const MOST_SPECIALTIES = 2

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
  const reply = replyWords(broker)
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
          <div className={css['who']}>
            <h2 className={css['name']} id={nameId}>
              <a ref={link} href={`/broker/${id}`}>
                {name}
              </a>
            </h2>
            <p className={css['company']}>
              {states.join(', ')} · {company}
            </p>
            {!isOld && (
              <p className={css['opening']} data-open={opening.isOpen ? '' : undefined}>
                {openingWords(opening)}
              </p>
            )}
          </div>
          <ChevronRight className={css['chevron']} aria-hidden="true" />
        </header>
        {(isSelected || isFull) && (
          <p className={css['standing']}>{isSelected ? 'Your broker' : 'Takes no new buyers right now'}</p>
        )}
        {hero && <p className={css['reason']}>{hero}.</p>}
        {reply !== hero && (
          <p className={css['reply']}>{reply ? `${reply}.` : 'New here, no reply time yet.'}</p>
        )}
        <Chips broker={broker} wanted={wanted} />
        {checks && (
          <p className={css['checks']}>
            <ShieldCheck aria-hidden="true" />
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
      {specialties.slice(0, MOST_SPECIALTIES).map((specialty) => (
        <li key={specialty}>{specialty}</li>
      ))}
      <li data-kind="languages">{languagesOf(broker).join(', ')}</li>
    </ul>
  )
}
