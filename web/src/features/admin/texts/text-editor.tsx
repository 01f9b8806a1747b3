import type { TextContent, TextDraft } from '@dream/contract/api/admin/content/texts'
import type { TextPage } from '@dream/contract/rules/admin/content/texts'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { TextArea } from '#ui/forms/text-area.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ContentBar } from '../content/content-bar.tsx'
import css from '../content/content.module.css'
import { useContent } from '../content/use-content.ts'
import { StaleEdit } from '../edit/stale-edit.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import own from './texts.module.css'
import { type Players, TextPlayer } from './text-player.tsx'

const LABELS = { words: 'Words' } as const

/** Editor for a page of texts: editable and fixed parts, and a preview. */
export function TextEditor({ page, players }: { page: TextPage; players: Players }) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/texts/:id', { params: { id: page.id } })
  if (error && !data) return <LoadFailed title="Couldn't load these texts" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return <Editor stored={data} page={page} players={players} />
}

const onChange = () => invalidate('GET /api/admin/texts', 'GET /api/admin/texts/:id')

type Props = { stored: TextContent; page: TextPage; players: Players }

function Editor({ stored, page, players }: Props) {
  const params = { id: page.id }
  const content = useContent<TextDraft>(stored, {
    save: (body) => call('PATCH /api/admin/texts/:id', { params, body }),
    publish: (body) => call('POST /api/admin/texts/:id/publish', { params, body }),
    discard: (body) => call('POST /api/admin/texts/:id/discard', { params, body }),
    restore: (body) => call('POST /api/admin/texts/:id/restore', { params, body }),
    onChange,
  })
  const { edit } = content
  const { words } = edit.values
  return (
    <AdminPage title={page.title} lead={page.where} back={{ href: '/admin/texts', label: 'All texts' }}>
      <ContentBar stored={stored} content={content} name={page.title} />
      <StaleEdit edit={edit} labels={LABELS} />
      <div className={css['sides']}>
        <section className={css['part']} aria-label="Words">
          {page.fields.map(({ name, label, usual, max }) => (
            <TextArea
              key={name}
              label={label}
              rows={usual.length > 60 ? 3 : 1}
              maxLength={max}
              value={words[name] ?? usual}
              hint={words[name] === usual ? undefined : `By itself: ${usual}`}
              error={edit.errorOf(`words.${name}`)}
              onChange={({ currentTarget }) => edit.set({ words: { ...words, [name]: currentTarget.value } })}
            />
          ))}
        </section>
        <div className={css['preview']}>
          <TextPlayer page={page} words={words} players={players} />
          <section className={css['part']} aria-labelledby="texts-fixed">
            <h2 id="texts-fixed" className={css['partTitle']}>
              Fixed
            </h2>
            <dl className={own['fixed']}>
              {page.fixed.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
    </AdminPage>
  )
}
