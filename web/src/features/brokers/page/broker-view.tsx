import type { BrokerDetail } from '@dream/contract/api/sections/brokers'
import { replyTimeText, workingTime } from '@dream/contract/rules/brokers/brokers'
import { openingAt } from '@dream/contract/rules/brokers/hours'
import { openingText } from '@dream/contract/rules/brokers/opening-text'
import { ShieldCheck, Wallet } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { OnOffLine } from '#ui/status/on-off-line.tsx'
import { Portrait } from '../portrait.tsx'
import { dayText, firstName, languagesOf, specialtiesOf } from '../broker-text.ts'
import css from './broker-view.module.css'
import { openUntil, weekRows, zoneText } from './week.ts'

/** Profile of a broker as a buyer reads it, with measured and checked facts. */
export function BrokerView({ broker }: { broker: BrokerDetail }) {
  const { headline, about, howIWork, howPaid, areas, reasons } = broker
  return (
    <div className={css['view']}>
      <Head broker={broker} />
      <p className={css['headline']}>{headline}</p>
      {broker.isElsewhere && (
        <p className={css['elsewhere']}>{firstName(broker.name)} doesn't work in your state.</p>
      )}
      {reasons.length > 0 && (
        <ul className={css['reasons']} aria-label="Why this broker">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <Facts broker={broker} />
      <section className={css['pay']} data-tour="broker-pay">
        <h2>
          <Wallet size={20} aria-hidden="true" />
          How I am paid
        </h2>
        <p>{howPaid}</p>
        <a href="/building-broker">Why this matters, and what to ask</a>
      </section>
      <Checks broker={broker} />
      <Section title="About">
        <p className={css['text']}>{about}</p>
      </Section>
      <Section title="How I work">
        <ol className={css['steps']}>
          {howIWork.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title="Areas">
        <Chips labels={areas} />
      </Section>
      <Section title="Good at">
        <Chips labels={specialtiesOf(broker)} />
      </Section>
      <Hours broker={broker} />
      <BusinessNumber abn={broker.abn} />
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
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
  // Computed from the hours: a page cached for offline use must not claim that somebody is open.
  const { isOpen, opensAt, label } = openingAt(
    { hours, timeZone, awayUntil: awayUntil === null ? null : new Date(awayUntil) },
    now,
  )
  const until = isOpen ? openUntil(hours, timeZone, now) : null
  const opening = openingText({ isOpen, opensAt: opensAt?.toISOString() ?? null, label }, now)
  return (
    <header className={css['head']} data-tour="broker-head">
      <Portrait name={name} portrait={portrait} className={css['portrait']} />
      <div>
        <h1 className="screen-title">{name}</h1>
        <p className={css['company']}>{company}</p>
        <OnOffLine isOn={isOpen} className={css['opening']}>
          {until ? `${opening}, until ${until} ${zoneText(timeZone)}` : opening}
        </OnOffLine>
      </div>
    </header>
  )
}

function Facts({ broker }: { broker: BrokerDetail }) {
  const { replyMinutes, states, buyerCount, capacity } = broker
  const reply = replyTimeText(broker)
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
      <p>
        {reply ? `${reply}.` : 'No reply time yet: no buyer has needed a reply so far.'}{' '}
        {`In ${buyerCount === 1 ? '1 chat' : `${buyerCount} chats`} now, at most ${capacity} at a time.`}
      </p>
    </div>
  )
}

function Checks({ broker: { checks, name } }: { broker: BrokerDetail }) {
  return (
    <section className={css['part']}>
      <h2>Checks</h2>
      {checks.length === 0 ? (
        <p className={css['text']}>We haven't checked anything about {name} yet.</p>
      ) : (
        <ul className={css['checks']}>
          {checks.map(({ what, checkedOn }) => (
            <li key={`${what} ${checkedOn}`}>
              <ShieldCheck size={20} aria-hidden="true" />
              <span>{what}</span>
              <time dateTime={checkedOn}>{dayText(checkedOn)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Chips({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={css['chips']}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  )
}

function Hours({ broker: { hours, timeZone, awayUntil } }: { broker: BrokerDetail }) {
  const isAway = awayUntil !== null && new Date(awayUntil) > new Date()
  return (
    <Section title="Hours">
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
          <p className="secondary-text">{zoneText(timeZone)}</p>
        </>
      )}
    </Section>
  )
}

function BusinessNumber({ abn }: { abn: string | null }) {
  if (abn === null) return null
  const spaced = abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
  return (
    <Section title="ABN">
      <p className={css['text']}>
        {spaced} ·{' '}
        <a href={`https://abr.business.gov.au/ABN/View?id=${abn}`} target="_blank" rel="noopener noreferrer">
          Look it up in the register
        </a>
      </p>
    </Section>
  )
}
