import type { LandContent, LandDraft } from '@dream/contract/api/admin/content/land'
import type { ReactNode } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ContentBar } from '../content/content-bar.tsx'
import css from '../content/content.module.css'
import { useContent } from '../content/use-content.ts'
import { StaleEdit } from '../edit/stale-edit.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { CheckedButton } from './checked-button.tsx'
import { LandForm } from './land-form.tsx'

/** Renders a card as buyers see it. */
export type LandPreview = (card: LandDraft & { id: string }) => ReactNode

const LABELS = {
  name: 'Name',
  title: 'Title',
  topic: 'Topic',
  drawing: 'Drawing',
  states: 'States',
  text: 'Text',
  ask: 'What to ask',
  lines: 'By state',
  source: 'Source',
  checkedOn: 'Checked on',
  validFrom: 'Holds from',
  validTo: 'Holds to',
  reviewBy: 'Next review',
} as const satisfies Record<keyof LandDraft, string>

/** Editor of one card: its fields on the left, the preview on the right. */
export function LandEditor({ id, preview }: { id: string; preview: LandPreview }) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/land/:id', { params: { id } })
  if (error && !data) return <LoadFailed title="Couldn't load this card" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return <Editor stored={data} preview={preview} />
}

const onChange = () => invalidate('GET /api/admin/land', 'GET /api/admin/land/:id')

function Editor({ stored, preview }: { stored: LandContent; preview: LandPreview }) {
  const params = { id: stored.id }
  const content = useContent<LandDraft>(stored, {
    save: (body) => call('PATCH /api/admin/land/:id', { params, body }),
    publish: (body) => call('POST /api/admin/land/:id/publish', { params, body }),
    discard: (body) => call('POST /api/admin/land/:id/discard', { params, body }),
    archive: (body) => call('POST /api/admin/land/:id/archive', { params, body }),
    restore: (body) => call('POST /api/admin/land/:id/restore', { params, body }),
    onChange,
  })
  const { edit } = content
  const name = edit.values.name || stored.id
  return (
    <AdminPage title={edit.values.title || name} back={{ href: '/admin/land', label: 'All land cards' }}>
      <ContentBar stored={stored} content={content} name={name} />
      <StaleEdit edit={edit} labels={LABELS} />
      <div className={css['sides']}>
        <div className={css['form']}>
          {stored.published && !edit.isDirty && (
            <CheckedButton id={stored.id} version={stored.version} onDone={onChange} />
          )}
          <LandForm edit={edit} />
        </div>
        <section className={css['preview']} aria-label="As a buyer sees it">
          <h2>As a buyer sees it</h2>
          <div className={css['phone']}>{preview({ ...edit.values, id: stored.id })}</div>
        </section>
      </div>
    </AdminPage>
  )
}
