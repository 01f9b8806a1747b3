import { RETENTION } from '@dream/contract/rules/account/retention'
import type { PageProps } from '../content.ts'
import { type LegalPart, LegalPage, ReachUs } from './legal-page.tsx'
import css from './legal-page.module.css'

/** Privacy page in plain words. A lawyer reads it before anybody relies on it (product §2.1). */
export function PrivacyPage({ brokerage }: PageProps) {
  return (
    <LegalPage
      path="/privacy"
      title="Privacy"
      short="We keep what the app needs to work for you, and nothing else. We sell nothing, show no ads, and follow you nowhere. A broker sees nothing of you until you choose one, and then only what you tick."
      parts={partsOf(brokerage.name)}
      brokerage={brokerage}
    />
  )
}

const KEPT: readonly (readonly [string, string])[] = [
  [
    'Your account',
    'Name, email and mobile number. Of your password only a hash, which cannot be turned back into it; of a passkey only its public half.',
  ],
  [
    'Your answers',
    'Where and for whom you want to build, how far along you are, your block, and what the home should have. The deck begins with them.',
  ],
  [
    'What you swipe',
    'Likes, passes and why, what you unlocked and watched. The deck learns from it, and your dreamlist is made of it.',
  ],
  [
    'Conversations',
    'What you and a broker write and send to each other. Place and camera are taken out of photos before anybody else gets them.',
  ],
  [
    'Your devices',
    'What kind of browser is signed in, when it was last used, the name that you give it, and where to send notifications if you turn them on.',
  ],
  ['What you agreed to', 'Which version of these pages, and when.'],
  [
    'Running the app',
    'How often something was tried, for limits that keep strangers out, without your address in readable form. Failures, without your name. Numbers per day, without people.',
  ],
]

const TIMES: readonly (readonly [string, string])[] = [
  ['Account, answers, swipes, chats', 'As long as you have the account.'],
  ['An account that was never confirmed', `${RETENTION.unconfirmedDays} days.`],
  [
    'An account that nobody uses',
    `${RETENTION.idleMonths} months. We warn you by email ${RETENTION.idleWarningDays} days before; logging in keeps it.`,
  ],
  ['Being signed in on a device', 'Until you log out, at most 180 days.'],
  ['One-time codes', 'Minutes; what is left of them, a day.'],
  ['Reports of failures', '30 days after the last time.'],
  ['A message that you delete', 'Its words are gone at once, for both of you, unless it was reported.'],
]

const rows = (facts: readonly (readonly [string, string])[]) => (
  <dl className={css['facts']}>
    {facts.map(([what, how]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{how}</dd>
      </div>
    ))}
  </dl>
)

const whoPart = (company: string): LegalPart => ({
  id: 'who',
  title: 'Who we are',
  body: (
    <>
      <p>
        Dream Design is a product of {company}
        <span data-if="BROKERAGE_ABN">, ABN %BROKERAGE_ABN%</span>. We follow the Australian Privacy
        Principles of the Privacy Act 1988. Ask us anything about this page:
      </p>
      <ReachUs />
    </>
  ),
})

const WHAT: LegalPart = { id: 'what', title: 'What we keep, and what for', body: rows(KEPT) }

const NOT: LegalPart = {
  id: 'not',
  title: 'What we do not do',
  body: (
    <ul>
      <li>No advertising, and no trackers of other companies.</li>
      <li>No selling or lending of what we know about you.</li>
      <li>No looking up where your phone is. You type your suburb, or you don't.</li>
      <li>No reading of your contacts, photos or calendar. You choose each photo that you send.</li>
      <li>No decision about you by a machine. The deck only orders pictures.</li>
    </ul>
  ),
}

const WHO_SEES: LegalPart = {
  id: 'who-sees',
  title: 'Who sees it',
  body: (
    <>
      <p>
        <b>You</b>, on every device on which you are signed in.
      </p>
      <p>
        <b>The broker you choose</b>, and only what you tick before you choose: your name, and parts of the
        brief that the app writes. Another broker starts with nothing. If you share a plan by its link,
        whoever has the link sees the plan, not you.
      </p>
      <p>
        <b>Our support</b>, when you ask for help or when something was reported. They give a reason each
        time, and it is written down with their name. They read a conversation only around a message that was
        reported.
      </p>
      <p>
        <b>Companies that carry things for us</b>: hosting, email, text messages, and the notification service
        of your phone's maker. They get what they carry and may not use it for anything else. Some of them,
        and the notification services in any case, work outside Australia, mostly in the United States and the
        European Union.
      </p>
      <p>
        <b>Courts and authorities</b>, where a law says that we must.
      </p>
    </>
  ),
}

const conflictPart = (company: string): LegalPart => ({
  id: 'conflict',
  title: 'Brokers, and the conflict of interest',
  body: (
    <div className={css['conflict']}>
      <p>
        {company} makes this app and is a building brokerage. Building brokers are usually paid by the builder
        that you sign with. So we have an interest in your choosing a broker here, and a broker may have one
        in a certain builder. Nobody pays for a place in the list, what you swipe is not for sale, and every
        broker says on their page, in their own words, who pays them. Ask them about it.
      </p>
    </div>
  ),
})

const HOW_LONG: LegalPart = { id: 'how-long', title: 'How long we keep it', body: rows(TIMES) }

const SAFE: LegalPart = {
  id: 'safe',
  title: 'How it is kept safe',
  body: (
    <>
      <p>
        Everything travels encrypted. How you sign in can only be changed by somebody who knows your password
        or has your passkey, and the old email or number is told. You see where you are signed in, and can end
        it from afar.
      </p>
      <p>
        If something goes wrong that could seriously harm you, we tell you and the Office of the Australian
        Information Commissioner, as the law on notifiable data breaches says.
      </p>
    </>
  ),
}

const RIGHTS: LegalPart = {
  id: 'rights',
  title: 'What you can ask for',
  body: (
    <>
      <ul>
        <li>
          <b>See it.</b> In your profile, where you can also download all of it.
        </li>
        <li>
          <b>Correct it.</b> In your profile, or ask us.
        </li>
        <li>
          <b>Have it deleted.</b> In your profile: your account closes at once, logging in within 14 days
          keeps it, and after that it is erased. A broker keeps what they wrote to you, without your name.
        </li>
        <li>
          <b>Look around without a name.</b> This site, its deck and the install page need no account.
        </li>
        <li>
          <b>Stop messages.</b> Notifications and emails about messages can be turned off in the app; each of
          those emails has a link that does.
        </li>
      </ul>
      <p>
        We answer within 30 days, and it costs nothing. If you are not happy with the answer, complain to us
        first; then to the Office of the Australian Information Commissioner at{' '}
        <a href="https://www.oaic.gov.au/privacy/privacy-complaints" rel="noopener noreferrer">
          oaic.gov.au
        </a>
        .
      </p>
    </>
  ),
}

const CHANGES: LegalPart = {
  id: 'changes',
  title: 'When this page changes',
  body: (
    <p>
      The day at the top says which version this is. When its meaning changes, the app shows you and asks you
      again before you go on.
    </p>
  ),
}

const partsOf = (company: string): readonly LegalPart[] => [
  whoPart(company),
  WHAT,
  NOT,
  WHO_SEES,
  conflictPart(company),
  HOW_LONG,
  SAFE,
  RIGHTS,
  CHANGES,
]
