import type { AdminVideo } from '@dream/contract/api/admin/content/videos'
import { VIDEO_TOPICS } from '@dream/contract/rules/app/videos'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { STATUS_WORDS } from '../content/content-words.ts'
import { RoomPage } from '../shell/room-page.tsx'
import { useUrlFilters } from '../shell/url-filters.ts'
import { lengthText } from './video-words.ts'
import css from './videos.module.css'

const TOPICS = [{ value: '', label: 'All topics' }, ...VIDEO_TOPICS.map((value) => ({ value, label: value }))]

/** Every video of the hub, in its order. */
export function VideoList() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/videos')
  const [filters, setFilters] = useUrlFilters(['q', 'topic'])
  const [isStarting, setStarting] = useState(false)
  const videos = data?.items ?? []
  const shown = videos.filter(
    ({ title, topic }) =>
      title.toLowerCase().includes((filters.q ?? '').trim().toLowerCase()) &&
      (!filters.topic || filters.topic === topic),
  )
  return (
    <RoomPage
      title="Videos"
      lead="The learning hub: short, upright, with captions. What is published is there for buyers at once."
      actions={<Button onClick={() => setStarting(true)}>New video</Button>}
    >
      <form
        className={css['filters']}
        role="search"
        aria-label="Videos"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label="Search videos"
          placeholder="Title"
          value={filters.q ?? ''}
          onChange={({ currentTarget }) => setFilters({ q: currentTarget.value })}
        />
        <SelectField
          label="Topic"
          choices={TOPICS}
          value={filters.topic ?? ''}
          onChange={({ currentTarget }) => setFilters({ topic: currentTarget.value })}
        />
      </form>
      {error && !data && <LoadFailed title="Couldn't load the videos" error={error} onRetry={refetch} />}
      {!error && !data && <Waiting />}
      {data && (
        <>
          <p role="status" className="secondary-text">
            {countText(shown.length, videos.length)}
          </p>
          <ul className={css['tiles']}>
            {shown.map((video) => (
              <VideoTile key={video.id} video={video} />
            ))}
          </ul>
        </>
      )}
      <Sheet isOpen={isStarting} onClose={() => setStarting(false)} label="New video">
        <NewVideo onDone={() => setStarting(false)} />
      </Sheet>
    </RoomPage>
  )
}

function VideoTile({
  video: { id, title, topic, seconds, poster, status, hasDraft },
}: {
  video: AdminVideo
}) {
  return (
    <li>
      <a className={css['tile']} href={`/admin/videos/${id}`}>
        {poster ? (
          <img className={css['poster']} src={poster} alt="" loading="lazy" />
        ) : (
          <span className={css['poster']}>No poster yet</span>
        )}
        <span className={css['words']}>
          <b>{title}</b>
          <span className="secondary-text">
            {topic} · {lengthText(seconds)}
          </span>
          <span className={css['tags']}>
            <Tag tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].label}</Tag>
            {hasDraft && status !== 'draft' && <span className="secondary-text">has a draft</span>}
          </span>
        </span>
      </a>
    </li>
  )
}

function countText(shown: number, all: number): string {
  if (all === 0) return 'The hub has no videos yet. Start the first one.'
  if (shown === 0) return `None of ${all} videos matches. Clear the search or show all topics.`
  const videos = all === 1 ? '1 video' : `${all} videos`
  return shown === all ? videos : `${shown} of ${videos}`
}

function NewVideo({ onDone }: { onDone: () => void }) {
  const [title, setTitle] = useState('')
  const { isBusy, failure, run } = useSubmission("Couldn't start the video. Please try again.")
  const start = () =>
    run(async () => {
      const { id } = await call('POST /api/admin/videos', { body: { title } })
      await invalidate('GET /api/admin/videos')
      onDone()
      navigate(`/admin/videos/${id}`)
    })
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
      noValidate
    >
      <Field
        label="Title"
        maxLength={80}
        value={title}
        error={failure?.message}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Button type="submit" isBusy={isBusy}>
        Start the draft
      </Button>
    </form>
  )
}
