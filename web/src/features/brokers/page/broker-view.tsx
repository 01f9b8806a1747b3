import type { BrokerDetail } from '@dream/contract/api/brokers'
import { replyWords, workingTime } from '@dream/contract/rules/brokers'
import { openingAt } from '@dream/contract/rules/hours'
import { openingWords } from '@dream/contract/rules/opening-words'
import { ShieldCheck, Wallet } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Portrait } from '../portrait.tsx'
import { dayText, languagesOf, specialtiesOf } from '../words.ts'
import css from './broker-view.module.css'
import { openUntil, weekRows, zoneWords } from './week.ts'

/** All that a broker says of themselves, and what was measured and checked, as a buyer reads it. */
export function BrokerView({ broker }: { broker: BrokerDetail }) {
  const { headline, about, howIWork, howPaid, areas } = broker
  // The measured reply time stands among the facts.
  const reasons = broker.reasons.filter((reason) => reason !== replyWords(broker))
  return (
    <div className={css['view']}>
      <Head broker={broker} />
      <p className={css['headline']}>{headline}</p>
      {reasons.length > 0 && (
        <ul className={css['reasons']} aria-label="Why this broker">
          {reasons.map((reason) => (
            <li key={reason}>{reason}.</li>
          ))}
        </ul>
      )}
      <Facts broker={broker} />
      <section className={css['pay']} data-tour="broker-pay">
        <h2>
          <Wallet aria-hidden="true" />
          How I am paid
        </h2>
        <p>{howPaid}</p>
        <a href="/building-broker">Why this matters, and what to ask</a>
      </section>
      <Checks broker={broker} />
      <Part title="About">
        <p className={css['text']}>{about}</p>
      </Part>
      <Part title="How I work">
        <ol className={css['steps']}>
          {howIWork.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <Part title="Areas">
        <Chips words={areas} />
      </Part>
      <Part title="Good at">
        <Chips words={specialtiesOf(broker)} />
      </Part>
      <Hours broker={broker} />
      <BusinessNumber abn={broker.abn} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css['part']}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Head({ broker }: { broker: BrokerDetail }) {
  const { name, company, portrait, hours, timeZone, awayUntil } = broker
  const [now] = useState(() => new Date())
  // From the hours themselves: a page that was kept for a time without a network must not say that somebody is open.
  const { isOpen, opensAt, words } = openingAt(
    { hours, timeZone, awayUntil: awayUntil === null ? null : new Date(awayUntil) },
    now,
  )
  const until = isOpen ? openUntil(hours, timeZone, now) : null
  const opening = openingWords({ isOpen, opensAt: opensAt?.toISOString() ?? null, words }, now)
  return (
    <header className={css['head']}>
      <Portrait name={name} portrait={portrait} className={css['portrait']} />
      <div>
        <h1>{name}</h1>
        <p className={css['company']}>{company}</p>
        <p className={css['opening']} data-open={isOpen ? '' : undefined}>
          {until ? `${opening}, until ${until} ${zoneWords(timeZone)}` : opening}
        </p>
      </div>
    </header>
  )
}

function Facts({ broker }: { broker: BrokerDetail }) {
  const { replyMinutes, states } = broker
  const reply = replyWords(broker)
  return (
    <div className={css['facts']}>
      <dl>
        <div>
          <dt>usual reply</dt>
          <dd>{replyMinutes === null ? 'New here' : workingTime(replyMinutes)}</dd>
        </div>
        <div>
          <dt>works in</dt>
          <dd>{states.join(', ')}</dd>
        </div>
        <div>
          <dt>speaks</dt>
          <dd>{languagesOf(broker).join(', ')}</dd>
        </div>
      </dl>
      <p>{reply ? `${reply}.` : 'No reply time yet: nobody has waited for an answer so far.'}</p>
    </div>
  )
}

function Checks({ broker: { checks, name } }: { broker: BrokerDetail }) {
  return (
    <section className={css['part']} data-tour="broker-checks">
      <h2>Checks</h2>
      {checks.length === 0 ? (
        <p className={css['text']}>We have checked nothing about {name} yet.</p>
      ) : (
        <ul className={css['checks']}>
          {checks.map(({ what, checkedOn }) => (
            <li key={`${what} ${checkedOn}`}>
              <ShieldCheck aria-hidden="true" />
              <span>{what}</span>
              <time dateTime={checkedOn}>{dayText(checkedOn)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Chips({ words }: { words: readonly string[] }) {
  return (
    <ul className={css['chips']}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}

function Hours({ broker: { hours, timeZone, awayUntil } }: { broker: BrokerDetail }) {
  const isAway = awayUntil !== null && new Date(awayUntil) > new Date()
  return (
    <Part title="Hours">
      {isAway && (
        <p className={css['text']}>
          Away until{' '}
          {new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(new Date(awayUntil))}.
        </p>
      )}
      {hours.length === 0 ? (
        <p className={css['text']}>By appointment.</p>
      ) : (
        <>
          <dl className={css['week']}>
            {weekRows(hours).map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          <p className={css['note']}>{zoneWords(timeZone)}</p>
        </>
      )}
    </Part>
  )
}

function BusinessNumber({ abn }: { abn: string | null }) {
  if (abn === null) return null
  const spaced = abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
  return (
    <Part title="ABN">
      <p className={css['text']}>
        {spaced} ·{' '}
        <a href={`https://abr.business.gov.au/ABN/View?id=${abn}`} target="_blank" rel="noopener noreferrer">
          Look it up in the register
        </a>
      </p>
    </Part>
  )
}
