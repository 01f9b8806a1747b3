import { CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import type { ReactNode } from 'react'
import type { Brokerage } from '../content.ts'
import { SiteLayout } from '../layout/site-layout.tsx'
import css from './legal-page.module.css'

export type LegalPart = { id: string; title: string; body: ReactNode }

type Props = {
  path: string
  title: string
  /** Summary in a sentence or two. */
  short: string
  parts: readonly LegalPart[]
  brokerage: Brokerage
}

const FROM = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** Legal page to read and look up: its summary first, then one part for each question. */
export function LegalPage({ path, title, short, parts, brokerage }: Props) {
  return (
    <SiteLayout path={path} brokerage={brokerage}>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>{title}</h1>
          <p className={css['short']}>{short}</p>
          <p className={css['version']}>In force from {FROM.format(new Date(CONSENT_VERSION))}</p>
        </header>
        <nav className={css['contents']} aria-label="On this page">
          <ol>
            {parts.map((part) => (
              <li key={part.id}>
                <a href={`#${part.id}`}>{part.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css['parts']}>
          {parts.map((part) => (
            <section key={part.id} id={part.id} aria-labelledby={`${part.id}-title`}>
              <h2 id={`${part.id}-title`}>{part.title}</h2>
              {part.body}
            </section>
          ))}
        </div>
      </div>
    </SiteLayout>
  )
}

/** Contact details, as far as they are set; the server removes the others. */
export const ReachUs = () => (
  <ul>
    <li data-if="SUPPORT_EMAIL">
      Email <a href="%SUPPORT_EMAIL_LINK%">%SUPPORT_EMAIL%</a>
    </li>
    <li data-if="SUPPORT_PHONE">
      Call <a href="tel:%SUPPORT_PHONE_DIGITS%">%SUPPORT_PHONE%</a>
    </li>
    <li data-if="BROKERAGE_ADDRESS">Write to %BROKERAGE_ADDRESS%</li>
    <li>
      See <a href="/contact">Contact</a> for every way there is
    </li>
  </ul>
)
