import type { AdminDesign } from '@dream/contract/api/admin/catalogue/designs'
import type { Gap } from '@dream/contract/rules/designs/document/gaps'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Tag } from '#ui/status/tag.tsx'
import { momentText } from '../../text/text.ts'
import { ORIGIN_WORDS, standingOf } from '../design-text.ts'
import css from './editor.module.css'
import { localTime, TimeField } from './time-field.tsx'
import type { DesignEditing } from './use-design-edit.ts'

type Props = { design: AdminDesign; editing: DesignEditing; gaps: readonly Gap[] }

/** Status of a design, its missing fields, and its actions. */
export function Standing({ design, editing, gaps }: Props) {
  const { label, tone } = standingOf(design)
  return (
    <section className={css['panel']} aria-label="How it stands">
      <p className={css['tags']}>
        <Tag tone={tone}>{label}</Tag>
        {design.hasDraft && <Tag tone="busy">Unpublished changes</Tag>}
      </p>
      <p className="secondary-text">{standingText(design)}</p>
      {gaps.length > 0 && (
        <div>
          <h2 className={css['heading']}>Before it can be published</h2>
          <ul className={css['gaps']}>
            {gaps.map(({ field, words }) => (
              <li key={`${field} ${words}`}>{words}</li>
            ))}
          </ul>
        </div>
      )}
      <Deeds {...{ design, editing, gaps }} />
    </section>
  )
}

/** Status in a sentence or two. */
function standingText({ isDealt, isOverdue, status, builder, publishAt, origin }: AdminDesign): string {
  const from = `${ORIGIN_WORDS[origin]}.`
  if (isOverdue && builder && !builder.isActive) {
    return `It was due on ${momentText(publishAt ?? '')}, but ${builder.name} is switched off: no deck deals it.`
  }
  if (builder && !builder.isActive && status === 'published') {
    return `${builder.name} is switched off: no deck deals it.`
  }
  if (isDealt) return `Buyers see it${publishAt ? ` since ${momentText(publishAt)}` : ''}. ${from}`
  if (status === 'scheduled') return `Buyers see it from ${momentText(publishAt ?? '')} on.`
  return status === 'archived'
    ? `No deck deals it. Likes of it stay. ${from}`
    : `Nobody but us sees it. ${from}`
}

function Deeds({ design, editing, gaps }: Props) {
  const [isScheduling, setScheduling] = useState(false)
  const params = { id: design.id }
  const { send, isBusy, isChanged } = editing
  const isArchived = design.status === 'archived'
  const hasNews = design.status !== 'published' || design.hasDraft || isChanged
  const isReady = gaps.length === 0 && !isArchived

  async function act(said: string, request: (version: number) => Promise<AdminDesign>) {
    if (await send(request)) showToast(said)
  }
  /** Unsaved changes are saved first, so that they are what is published. */
  async function publish(at?: string) {
    setScheduling(false)
    if (isChanged && !(await editing.save())) return
    await act(at ? 'Scheduled' : 'Published: buyers see it within seconds', (version) =>
      call('POST /api/admin/designs/:id/publish', { params, body: { version, ...(at && { at }) } }),
    )
  }
  const change = (deed: 'archive' | 'restore' | 'discard', said: string) =>
    act(said, (version) => call(`POST /api/admin/designs/:id/${deed}`, { params, body: { version } }))

  return (
    <div className={css['deeds']}>
      {isReady && hasNews && (
        <Button isBusy={isBusy} onClick={() => void publish()}>
          {design.status === 'published' ? 'Publish the changes' : 'Publish now'}
        </Button>
      )}
      {isReady && design.status !== 'published' && (
        <Button variant="outline" onClick={() => setScheduling(true)}>
          {design.status === 'scheduled' ? 'Change its time' : 'Schedule'}
        </Button>
      )}
      {design.hasDraft && !isChanged && (
        <Button variant="quiet" onClick={() => void change('discard', 'Back to what is published')}>
          Throw the draft away
        </Button>
      )}
      {isArchived ? (
        <Button isBusy={isBusy} onClick={() => void change('restore', 'Restored')}>
          Restore
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => void change('archive', 'Archived: it leaves the decks')}>
          Archive
        </Button>
      )}
      <Sheet isOpen={isScheduling} onClose={() => setScheduling(false)} label="When do buyers see it?">
        <ScheduleForm onChoose={publish} />
      </Sheet>
    </div>
  )
}

function ScheduleForm({ onChoose }: { onChoose: (at: string) => Promise<void> }) {
  const [at, setAt] = useState(() => localTime(Date.now() + 24 * 3_600_000))
  const isTime = Date.parse(at) > 0
  return (
    <div className={css['form']}>
      <TimeField value={at} onChange={setAt} />
      <Button disabled={!isTime} onClick={() => void onChoose(new Date(at).toISOString())}>
        Schedule
      </Button>
    </div>
  )
}
