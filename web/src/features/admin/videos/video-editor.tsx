import type { VideoContent, VideoDraft } from '@dream/contract/api/admin/content/videos'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { ContentBar } from '../content/content-bar.tsx'
import css from '../content/content.module.css'
import { useContent } from '../content/use-content.ts'
import { StaleEdit } from '../edit/stale-edit.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { VideoForm } from './video-form.tsx'
import { VideoPreview } from './video-preview.tsx'

const LABELS: Readonly<Partial<Record<keyof VideoDraft, string>>> = {
  title: 'Title',
  topic: 'Topic',
  description: 'Description',
  source: 'Video',
  poster: 'Poster',
  captions: 'Captions',
  transcript: 'Transcript',
}

/** Editor of one video: its texts and files, beside the preview. */
export function VideoEditor({ id }: { id: string }) {
  const { data, error, refetch } = useApiQuery('GET /api/admin/videos/:id', { params: { id } })
  if (error && !data) return <LoadFailed title="Couldn't load this video" error={error} onRetry={refetch} />
  if (!data) return <Waiting />
  return <Editor stored={data} />
}

const onChange = () => invalidate('GET /api/admin/videos', 'GET /api/admin/videos/:id')

function Editor({ stored }: { stored: VideoContent }) {
  const params = { id: stored.id }
  const content = useContent<VideoDraft>(stored, {
    save: (body) => call('PATCH /api/admin/videos/:id', { params, body }),
    publish: (body) => call('POST /api/admin/videos/:id/publish', { params, body }),
    discard: (body) => call('POST /api/admin/videos/:id/discard', { params, body }),
    archive: (body) => call('POST /api/admin/videos/:id/archive', { params, body }),
    restore: (body) => call('POST /api/admin/videos/:id/restore', { params, body }),
    onChange,
  })
  const { edit } = content
  return (
    <AdminPage title={edit.values.title || 'A video'} back={{ href: '/admin/videos', label: 'All videos' }}>
      <ContentBar stored={stored} content={content} name={edit.values.title || 'this video'} />
      <StaleEdit edit={edit} labels={LABELS} />
      <div className={css['sides']}>
        <div className={css['form']}>
          <VideoForm id={stored.id} edit={edit} />
        </div>
        <section className={css['preview']} aria-label="As a buyer sees it">
          <h2>As a buyer sees it</h2>
          <VideoPreview id={stored.id} video={edit.values} onPoster={edit.set} />
        </section>
      </div>
    </AdminPage>
  )
}
