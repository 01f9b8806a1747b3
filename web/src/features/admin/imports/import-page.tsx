import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { countOf, momentText } from '../text/text.ts'
import { ColumnsPart } from './columns-part.tsx'
import { DiscardButton } from './discard-button.tsx'
import css from './imports.module.css'
import { builderText, recognisedText, stateOf } from './import-text.ts'
import { NextStep } from './next-step.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { RowsPart } from './rows/rows-part.tsx'
import { TaskLine } from './task-line.tsx'
import { useImport } from './use-import.ts'

/** Page of one import, from its columns to the drafts that it created. */
export function ImportPage({ id }: { id: string }) {
  const { data, error, refetch } = useImport(id)
  if (!data && error)
    return <LoadFailed title="This import couldn’t be read" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return <Import detail={data} />
}

function Import({ detail }: { detail: ImportDetail }) {
  const { state, task } = detail
  const isOpen = state === 'parsed' || state === 'checked'
  return (
    <AdminPage
      title={detail.fileName}
      back={{ href: '/admin/imports', label: 'All imports' }}
      lead={`Import ${detail.number} for ${builderText(detail.builder)}`}
      actions={!task && (isOpen || state === 'failed') && <DiscardButton detail={detail} />}
    >
      <article className={css['import']}>
        <header className={css['head']}>
          <p className={css['facts']}>
            <Tag tone={stateOf(detail).tone}>{stateOf(detail).label}</Tag>
            {detail.rows.all > 0 && <span>{countOf(detail.rows.all, 'row')}</span>}
            {detail.recognised && <span>{recognisedText(detail.recognised)}</span>}
            <span>
              sent {momentText(detail.createdAt)}
              {detail.createdBy !== null && ` by ${detail.createdBy}`}
            </span>
          </p>
          <ProblemLine message={task ? undefined : (detail.problem ?? undefined)} />
        </header>
        {task ? <TaskLine detail={detail} task={task} /> : <NextStep detail={detail} />}
        {isOpen && (
          <fieldset disabled={task !== null} className={css['parts']}>
            <legend className="visually-hidden">Columns, pictures and rows</legend>
            <ColumnsPart key={JSON.stringify([detail.mapping, detail.units])} detail={detail} />
            <PicturesPart detail={detail} />
            {!task && <RowsPart detail={detail} />}
          </fieldset>
        )}
      </article>
    </AdminPage>
  )
}
