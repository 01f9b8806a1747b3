import type { AdminDesign } from '@dream/contract/api/admin/catalogue/designs'
import type { CardDesign } from '@dream/contract/api/designs/design'
import { gapsOf } from '@dream/contract/rules/designs/document/gaps'
import { toDesign } from '@dream/contract/rules/designs/document/to-design'
import { ApiError } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { AdminPage } from '../../shell/admin-page.tsx'
import { titleText } from '../design-text.ts'
import type { RenderCard } from '../render-card.ts'
import { DesignFields } from '../fields/design-fields.tsx'
import { CardPreview } from './card-preview.tsx'
import css from './editor.module.css'
import { Reach } from './reach.tsx'
import { Standing } from './standing.tsx'
import { StaleSheet } from './stale-sheet.tsx'
import { type DesignEditing, useDesignEdit } from './use-design-edit.ts'

const BACK = { href: '/admin/designs', label: 'All designs' }

/** Editor of one design: its fields beside its card, and its status. */
export function DesignEditor({ id, renderCard }: { id: string; renderCard: RenderCard }) {
  const { data: design, error, refetch } = useApiQuery('GET /api/admin/designs/:id', { params: { id } })
  if (design) return <Editor key={id} {...{ design, renderCard }} />
  if (!error) return <Waiting />
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <AdminPage title="Design" back={BACK}>
      {isGone ? (
        <p>There is no design at this address.</p>
      ) : (
        <LoadFailed title="Couldn't load the design" error={error} onRetry={refetch} />
      )}
    </AdminPage>
  )
}

function Editor({ design, renderCard }: { design: AdminDesign; renderCard: RenderCard }) {
  const editing = useDesignEdit(design)
  const { data: choices } = useApiQuery('GET /api/admin/designs/choices')
  const { builderId, ...document } = editing.current
  const gaps = gapsOf(document)
  const builder = choices?.builders.find((each) => each.id === builderId)
  const card: CardDesign = {
    ...toDesign(document, design),
    ...(builder && { builder: { name: builder.name } }),
  }
  const errors = Object.fromEntries(
    (editing.failure?.fields ?? []).map(({ path, message }) => [path, message]),
  )
  return (
    <AdminPage title={titleText(editing.current.title)} lead={editing.current.category} back={BACK}>
      <div className={css['editor']}>
        <div className={css['fields']}>
          <DesignFields {...{ editing, errors, gaps }} choices={choices ?? { builders: [], tags: [] }} />
        </div>
        <aside className={css['side']} aria-label="How it looks and stands">
          <Standing {...{ design, editing, gaps }} />
          <CardPreview {...{ card, renderCard }} />
          <Reach id={design.id} document={document} />
        </aside>
      </div>
      <SaveBar editing={editing} />
      <StaleSheet editing={editing} />
    </AdminPage>
  )
}

/** Sticky bar at the bottom for unsaved changes. */
function SaveBar({ editing }: { editing: DesignEditing }) {
  const { isChanged, isBusy, failure, save, forget } = editing
  const count = Object.keys(editing.changes).length
  if (!isChanged && !failure) return null
  async function saveAll() {
    if (await save()) showToast('Saved')
  }
  return (
    <div className={css['save']} role="region" aria-label="Unsaved changes">
      <ProblemLine message={failure?.message} />
      {isChanged && (
        <div className={css['save-row']}>
          <p role="status">{count === 1 ? '1 unsaved change' : `${count} unsaved changes`}</p>
          <Button variant="quiet" size="small" onClick={forget}>
            Throw away
          </Button>
          <Button size="small" isBusy={isBusy} onClick={() => void saveAll()}>
            Save
          </Button>
        </div>
      )}
    </div>
  )
}
