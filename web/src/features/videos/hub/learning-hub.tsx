import type { Video } from '@dream/contract/api/sections/videos'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { StaleNote } from '#ui/status/stale-note.tsx'
import { minutesOf } from '../clock.ts'
import { setFavourite } from '../favourite-video.ts'
import { VideoPlayer } from '../player/video-player.tsx'
import { begunOf, favouritesOf, placeOf, topicsOf, type Shelf } from '../shelves.ts'
import { useWatchProgress } from '../use-watch-progress.ts'
import { resumeAt } from '../watch-progress.ts'
import { ContinueCard } from './continue-card.tsx'
import { NoVideos, WaitingHub } from './hub-states.tsx'
import css from './learning-hub.module.css'
import { VideoRow } from './video-row.tsx'

type Props = {
  userId: string
  /** Slug of the open video, or null. */
  watching: string | null
  onWatch: (slug: string) => void
  onClose: () => void
}

/** Learning hub: unfinished videos, then all by topic; with the open video over it. */
export function LearningHub({ userId, watching, onWatch, onClose }: Props) {
  const { data, error, refetch } = useApiQuery('GET /api/videos')
  const { data: favorites } = useApiQuery('GET /api/videos/favorites')
  const { progressById, remember } = useWatchProgress(userId)
  /** A video restored by a reload does not play until it is requested again. */
  const [isAskedFor, setAskedFor] = useState(false)
  if (!data) {
    return error ? (
      <LoadFailed title="Couldn't load your learning hub" error={error} onRetry={refetch} />
    ) : (
      <WaitingHub />
    )
  }

  const { items: videos } = data
  if (videos.length === 0) return <NoVideos />
  const favourites = favorites?.items ?? []
  const favouriteIds = new Set(favourites.map(({ id }) => id))
  const begun = begunOf(videos, progressById)
  const open = videos.find(({ slug }) => slug === watching)
  const shelves: Shelf[] = [
    { title: 'Favourites', videos: favouritesOf(videos, favourites) },
    ...topicsOf(videos),
  ]

  function watch({ slug }: Video) {
    setAskedFor(true)
    onWatch(slug)
  }
  return (
    <section className={css['hub']}>
      <h1 className="screen-title">Learning Hub</h1>
      <p className={css['pull']}>
        One idea per video. Watch a few, and you'll read plans like the people who draw them.
      </p>
      <Watched videos={videos} count={videos.filter(({ id }) => progressById[id]?.isWatched).length} />
      {error && <StaleNote error={error} onRetry={refetch} />}
      {begun && (
        <ContinueCard video={begun} atS={resumeAt(progressById[begun.id], begun.seconds)} onWatch={watch} />
      )}
      {shelves.map((shelf) => (
        <VideoRow
          key={shelf.title}
          shelf={shelf}
          progressById={progressById}
          favouriteIds={favouriteIds}
          onWatch={watch}
        />
      ))}
      {open && (
        <VideoPlayer
          userId={userId}
          video={open}
          place={placeOf(videos, open)}
          startAtS={resumeAt(progressById[open.id], open.seconds)}
          startsPlaying={isAskedFor}
          isFavourite={favouriteIds.has(open.id)}
          onFavourite={(isFavourite) => setFavourite(open.id, isFavourite)}
          onProgress={remember}
          onGo={watch}
          onClose={onClose}
        />
      )}
    </section>
  )
}

/** Overall progress, one mark per video. */
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
