import type { SharedBrief } from '@dream/contract/api/chat/brief'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { fitOfBrief } from '@dream/contract/rules/chat/brief-fit'
import type { Fit } from '@dream/contract/rules/land/land-fit'
import { briefLines } from '@dream/contract/rules/chat/brief-lines'
import { firstNameOf } from '@dream/contract/rules/chat/broker-desk'
import { BRIEF_PARTS } from '@dream/contract/rules/chat/chat'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { BlockDrawing } from './block-drawing.tsx'
import css from '../side.module.css'

const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long' })

type Props = {
  conversationId: string
  buyerName: string
  /** Newest version; 0 when nothing was shared. */
  newest: number
  onOpenPlan: (plan: DesignCard) => void
}

/** Brief that the buyer has shared, in the chosen version. */
export function BriefPanel({ conversationId, buyerName, newest, onOpenPlan }: Props) {
  const [older, setOlder] = useState<{ version: number; newest: number } | null>(null)
  // Switch to a newer version at once.
  const version = older?.newest === newest ? older.version : newest
  const firstName = firstNameOf(buyerName)
  const { data, error, refetch } = useApiQuery('GET /api/conversations/:id/brief', {
    params: { id: conversationId },
    query: { version },
    isEnabled: newest > 0,
  })
  return (
    <section className={css['brief']} aria-label="Brief">
      <header>
        <h2>{firstName}’s brief</h2>
        <p title={`${firstName} can change it at any time.`}>
          {data && `Shared on ${day.format(new Date(data.sharedAt))}`}
          {newest > 1 && (
            <Versions
              newest={newest}
              version={version}
              onChoose={(chosen) => setOlder({ version: chosen, newest })}
            />
          )}
        </p>
      </header>
      {newest === 0 && <p>{firstName} hasn't shared a brief.</p>}
      {newest > 0 && !data && !error && <Placeholder className={css['waiting']} />}
      {newest > 0 && !data && error && (
        <>
          <ProblemLine message="Couldn't load the brief." />
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {data && <BriefParts brief={data} onOpenPlan={onOpenPlan} />}
    </section>
  )
}

type VersionsProps = { newest: number; version: number; onChoose: (version: number) => void }

function Versions({ newest, version, onChoose }: VersionsProps) {
  return (
    <label className={css['versions']}>
      <span className="visually-hidden">Version</span>
      <select value={version} onChange={({ target: { value } }) => onChoose(Number(value))}>
        {Array.from({ length: newest }, (_, at) => newest - at).map((each) => (
          <option key={each} value={each}>
            {each === newest ? `Version ${each}, newest` : `Version ${each}`}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Parts that are shown as separate chips instead of one line. */
const SHOWN_AS: Partial<Record<string, 'chips'>> = { mustHaves: 'chips', dislikes: 'chips' }

type PartsProps = Pick<Props, 'onOpenPlan'> & { brief: SharedBrief }

function BriefParts({ brief, onOpenPlan }: PartsProps) {
  const parts = BRIEF_PARTS.filter(({ value }) => value !== 'plans').map((part) => ({
    ...part,
    lines: briefLines(brief, part.value),
  }))
  const filled = parts.filter(({ lines }) => lines.length > 0)
  return (
    <>
      {brief.note && <blockquote>{brief.note}</blockquote>}
      {/* Plans before long content, so that they are fully visible in a window of 1440 × 900. */}
      <Plans brief={brief} onOpenPlan={onOpenPlan} />
      <dl>
        {filled.map(({ value, label, lines }) => (
          <div key={value} data-as={SHOWN_AS[value] ?? 'line'}>
            <dt>{BROKER_LABELS[value] ?? label}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
            {value === 'block' && brief.block && <BlockDrawing {...brief.block} />}
          </div>
        ))}
      </dl>
      {filled.length === 0 && !brief.plans?.length && !brief.note && <p>They chose not to share anything.</p>}
    </>
  )
}

/** Labels for the broker, where the buyer's are in the first person. */
const BROKER_LABELS: Partial<Record<string, string>> = {
  whoFor: 'For',
  dislikes: "Doesn't want",
  block: 'Block',
  stage: 'Timing',
}

function Plans({ brief, onOpenPlan }: PartsProps) {
  if (!brief.plans?.length) return null
  return (
    <>
      <h3>Plans they like</h3>
      <ul className={css['plans']}>
        {brief.plans.map((plan) => (
          <Plan
            key={plan.id}
            plan={plan}
            fit={fitOfBrief(brief, plan.house)}
            onOpen={() => onOpenPlan(plan)}
          />
        ))}
      </ul>
    </>
  )
}

type PlanProps = { plan: DesignCard; fit: Fit | null; onOpen: () => void }

function Plan({ plan, fit, onOpen }: PlanProps) {
  const url = useThemedUrl({ light: plan.imageUrl, dark: plan.darkImageUrl ?? null })
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <img src={url} alt="" loading="lazy" />
        <b>{plan.title}</b>
        {fit && <span data-fits={fit.fits ? '' : undefined}>{fit.summary}</span>}
      </button>
    </li>
  )
}
