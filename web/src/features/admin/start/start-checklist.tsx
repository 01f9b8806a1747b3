import type { StartStep } from '@dream/contract/api/admin/setup/start'
import { Check, Circle } from 'lucide-react'
import { useApiQuery } from '#lib/api/query.ts'
import css from './start-checklist.module.css'

type Words = { title: string; text: string; link?: { href: string; label: string } }

const WORDS: Readonly<Record<StartStep['id'], Words>> = {
  owner: { title: 'Create an owner', text: 'Somebody who may do everything, made on the server.' },
  factors: {
    title: 'Second factors',
    text: 'Each admin confirms with a passkey or an authenticator app, beside their password.',
    link: { href: '/admin/admins', label: 'See who has none' },
  },
  brand: {
    title: 'Set the brand',
    text: 'The name and website of your brokerage, on the site, in the app and under every email.',
    link: { href: '/admin/settings', label: 'Open the settings' },
  },
  email: {
    title: 'Send emails',
    text: 'Set SMTP_URL on the server and start it again. Until then emails are files in its outbox.',
    link: { href: '/admin/system', label: 'See what is set up' },
  },
  sms: {
    title: 'Send SMS',
    text: 'Set SMS_URL and SMS_KEY on the server and start it again. Nobody can confirm a phone without.',
    link: { href: '/admin/system', label: 'See what is set up' },
  },
  designs: {
    title: 'Bring your designs',
    text: 'Import a list or write the first one. Until then buyers swipe the catalogue that comes with the product.',
    link: { href: '/admin/designs', label: 'Open the designs' },
  },
  broker: {
    title: 'Invite a broker',
    text: 'Without one, the last section that buyers unlock is empty.',
    link: { href: '/admin/brokers', label: 'Open the brokers' },
  },
}

/** Checklist before the first buyer comes; hidden once it is complete. */
export function StartChecklist() {
  const steps = useApiQuery('GET /api/admin/start').data?.steps ?? []
  if (steps.length === 0) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section className={css['start']} aria-labelledby="start-title">
      <header>
        <h2 id="start-title">Set up your brokerage</h2>
        <p className="secondary-text">
          {done} of {steps.length} done
        </p>
      </header>
      <ol>
        {steps.map((step) => (
          <Step key={step.id} step={step} />
        ))}
      </ol>
    </section>
  )
}

function Step({ step: { id, isDone } }: { step: StartStep }) {
  const { title, text, link } = WORDS[id]
  return (
    <li data-done={isDone ? '' : undefined}>
      <span className={css['mark']}>
        {isDone ? <Check size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
      </span>
      <div>
        <p className={css['name']}>
          {title}
          <span className="visually-hidden">{isDone ? ', done' : ', to do'}</span>
        </p>
        {!isDone && <p className="secondary-text">{text}</p>}
        {!isDone && link && <a href={link.href}>{link.label}</a>}
      </div>
    </li>
  )
}
