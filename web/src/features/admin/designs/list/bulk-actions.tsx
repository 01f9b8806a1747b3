import type { BulkResult } from '@dream/contract/api/admin/catalogue/designs'
import type { Selection } from '@dream/contract/api/admin/list'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../../text/text.ts'
import { bulkText } from '../design-text.ts'
import { localTime, TimeField } from '../editor/time-field.tsx'
import css from './list.module.css'

type Props = {
  selection: Selection
  count: number
  done: () => void
  builders: readonly { id: string; name: string }[]
}

type Asked = 'publish' | 'schedule' | 'assign' | 'archive' | 'restore'

const DEEDS: readonly { value: Asked; label: string }[] = [
  { value: 'publish', label: 'Publish' },
  { value: 'schedule', label: 'Schedule' },
  { value: 'assign', label: 'Assign a builder' },
  { value: 'archive', label: 'Archive' },
  { value: 'restore', label: 'Restore' },
]

/** Bulk actions on selected designs. Each asks for a confirmation with the number of designs. */
export function BulkActions({ selection, count, done, builders }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [result, setResult] = useState<BulkResult | null>(null)
  return (
    <div className={css['actions']}>
      {DEEDS.map(({ value, label }) => (
        <Button key={value} size="small" variant="outline" onClick={() => setAsked(value)}>
          {label}
        </Button>
      ))}
      <Sheet
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        label={asked ? QUESTIONS[asked](count) : ''}
      >
        {asked && (
          <BulkForm
            {...{ asked, selection, builders }}
            onDone={(made) => {
              setAsked(null)
              if (made.skipped > 0) setResult(made)
              else done()
            }}
          />
        )}
      </Sheet>
      <Sheet
        isOpen={result !== null}
        onClose={() => {
          setResult(null)
          done()
        }}
        label={result ? `${countOf(result.skipped, 'design')} left out` : ''}
      >
        {result && <Reasons result={result} />}
      </Sheet>
    </div>
  )
}

const QUESTIONS: Readonly<Record<Asked, (count: number) => string>> = {
  publish: (count) => `Publish ${countOf(count, 'design')}?`,
  schedule: (count) => `Schedule ${countOf(count, 'design')}`,
  assign: (count) => `Whose are these ${countOf(count, 'design')}?`,
  archive: (count) => `Archive ${countOf(count, 'design')}?`,
  restore: (count) => `Restore ${countOf(count, 'design')}?`,
}

const NOTES: Readonly<Record<Asked, string>> = {
  publish: 'Buyers see them within seconds. What isn’t complete is left out and named.',
  schedule: 'Buyers see them from this moment on. What isn’t complete is left out and named.',
  assign: 'Their cards say so at once. The designs of a builder who is switched off leave the decks.',
  archive: 'They leave every deck within seconds. Likes of them stay.',
  restore: 'What was published is dealt again; what never was is a draft again.',
}

const DONE: Readonly<Record<Asked, string>> = {
  publish: 'published',
  schedule: 'scheduled',
  assign: 'assigned',
  archive: 'archived',
  restore: 'restored',
}

type FormProps = Pick<Props, 'selection' | 'builders'> & {
  asked: Asked
  onDone: (result: BulkResult) => void
}

function BulkForm({ asked, selection, builders, onDone }: FormProps) {
  const { isBusy, failure, run } = useSubmission("Couldn't do it. Please try again.")
  const [at, setAt] = useState(() => localTime(Date.now() + 24 * 3_600_000))
  const [builderId, setBuilderId] = useState('')
  async function send() {
    const failed = await run(async () => {
      const result = await request({ asked, selection, at, builderId })
      showToast(bulkText(result, DONE[asked]))
      await invalidate('GET /api/admin/designs', 'GET /api/admin/designs/:id', 'GET /api/admin/builders')
      onDone(result)
    })
    if (failed?.code === 'selection-changed') await invalidate('GET /api/admin/designs')
  }
  return (
    <div className={css['form']}>
      <p className="secondary-text">{NOTES[asked]}</p>
      {asked === 'schedule' && <TimeField value={at} onChange={setAt} />}
      {asked === 'assign' && (
        <SelectField
          label="Builder"
          choices={[
            { value: '', label: 'House catalogue' },
            ...builders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={builderId}
          onChange={({ currentTarget }) => setBuilderId(currentTarget.value)}
        />
      )}
      <ProblemLine message={failure?.message} />
      <Button
        variant={asked === 'archive' ? 'danger' : 'main'}
        isBusy={isBusy}
        disabled={asked === 'schedule' && !(Date.parse(at) > 0)}
        onClick={() => void send()}
      >
        {DEEDS.find(({ value }) => value === asked)?.label}
      </Button>
    </div>
  )
}

type Wanted = { asked: Asked; selection: Selection; at: string; builderId: string }

function request({ asked, selection, at, builderId }: Wanted): Promise<BulkResult> {
  const body = { selection }
  if (asked === 'archive') return call('POST /api/admin/designs/archive', { body })
  if (asked === 'restore') return call('POST /api/admin/designs/restore', { body })
  if (asked === 'publish') return call('POST /api/admin/designs/publish', { body })
  if (asked === 'assign') {
    return call('POST /api/admin/designs/assign', { body: { ...body, builderId: builderId || null } })
  }
  return call('POST /api/admin/designs/publish', { body: { ...body, at: new Date(at).toISOString() } })
}

function Reasons({ result }: { result: BulkResult }) {
  return (
    <div className={css['form']}>
      <ul className={css['reasons']}>
        {result.reasons.map(({ id, title, words }) => (
          <li key={id}>
            <a href={`/admin/designs/${id}`}>{title}</a>
            <p className="secondary-text">{words}</p>
          </li>
        ))}
      </ul>
      {result.skipped > result.reasons.length && (
        <p className="secondary-text">And {result.skipped - result.reasons.length} more.</p>
      )}
    </div>
  )
}
