import type { Video } from '@dream/contract/api/videos'
import { useState } from 'react'
import { isOffline } from '#lib/api-error.ts'
import { useAnswer } from '#lib/query.ts'
import { StaleNote } from '#ui/stale-note.tsx'
import { minutesOf } from '../clock.ts'
import { keepVideo } from '../keep-video.ts'
import { VideoPlayer } from '../player/video-player.tsx'
import { begunOf, keptOf, placeOf, topicsOf, type Shelf } from '../shelves.ts'
import { useWatchMarks } from '../use-watch-marks.ts'
import { resumeAt } from '../watch-marks.ts'
import { ContinueCard } from './continue-card.tsx'
import { NoVideos, Unread, WaitingHub } from './hub-states.tsx'
import css from './learning-hub.module.css'
import { VideoRow } from './video-row.tsx'

type Props = {
  userId: string
  /** The slug of the video that is watched, if one is. */
  watching: string | null
  onWatch: (slug: string) => void
  onClose: () => void
}

/** The learning videos by topic, what was begun before them; over all of it the one that is watched. */
export function LearningHub({ userId, watching, onWatch, onClose }: Props) {
  const { data, error, refetch } = useAnswer('GET /api/videos')
  const { data: favorites } = useAnswer('GET /api/videos/favorites')
  const { marks, remember } = useWatchMarks(userId)
  /** A video that a reload brought back waits to be asked for again. */
  const [isAskedFor, setAskedFor] = useState(false)
  if (!data) return error ? <Unread error={error} onRetry={() => void refetch()} /> : <WaitingHub />

  const { items: videos } = data
  if (videos.length === 0) return <NoVideos />
  const kept = favorites?.items ?? []
  const keptIds = new Set(kept.map(({ id }) => id))
  const begun = begunOf(videos, marks)
  const open = videos.find(({ slug }) => slug === watching)
  const shelves: Shelf[] = [{ title: 'Kept', videos: keptOf(videos, kept) }, ...topicsOf(videos)]

  function watch({ slug }: Video) {
    setAskedFor(true)
    onWatch(slug)
  }
  return (
    <section className={css['hub']}>
      <h1>Learning Hub</h1>
      <p className={css['pull']}>
        One idea a video. Watch a few, and you read plans like the people who draw them.
      </p>
      <Watched videos={videos} count={videos.filter(({ id }) => marks[id]?.isWatched).length} />
      {error && <StaleNote isOffline={isOffline(error)} onRetry={() => void refetch()} />}
      {begun && <ContinueCard video={begun} atS={resumeAt(marks[begun.id], begun.seconds)} onWatch={watch} />}
      {shelves.map((shelf) => (
        <VideoRow key={shelf.title} shelf={shelf} marks={marks} keptIds={keptIds} onWatch={watch} />
      ))}
      {open && (
        <VideoPlayer
          userId={userId}
          video={open}
          place={placeOf(videos, open)}
          startAtS={resumeAt(marks[open.id], open.seconds)}
          startsPlaying={isAskedFor}
          isKept={keptIds.has(open.id)}
          onKeep={(isKept) => keepVideo(open.id, isKept)}
          onProgress={remember}
          onGo={watch}
          onClose={onClose}
        />
      )}
    </section>
  )
}

/** How much there is and how much of it was watched, one mark a video. */
function Watched({ videos, count }: { videos: readonly Video[]; count: number }) {
  const length = minutesOf(videos.map(({ seconds }) => seconds))
  const total = videos.length === 1 ? '1 video' : `${videos.length} videos`
  return (
    <div className={css['watched']}>
      <p>
        <b>
          {count} of {total}
        </b>{' '}
        watched, {length} in all
      </p>
      <span className={css['scale']} aria-hidden="true">
        {videos.map(({ id }, at) => (
          <i key={id} data-done={at < count ? '' : undefined} />
        ))}
      </span>
    </div>
  )
}
