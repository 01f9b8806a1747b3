import type { Video } from '@dream/contract/api/sections/videos'
import { useId } from 'react'
import type { Shelf } from '../shelves.ts'
import type { WatchProgressById } from '../watch-progress.ts'
import css from './video-row.module.css'
import { VideoTile } from './video-tile.tsx'

type Props = {
  shelf: Shelf
  progressById: WatchProgressById
  favouriteIds: ReadonlySet<string>
  onWatch: (video: Video) => void
}

/** Row with the videos of a topic; a single one has room for its description. Nothing without videos. */
export function VideoRow({ shelf, progressById, favouriteIds, onWatch }: Props) {
  const { title, videos } = shelf
  const id = useId()
  if (videos.length === 0) return null
  return (
    <section className={css['row']} aria-labelledby={id} data-tour="videos">
      <header className={css['head']}>
        <h2 id={id}>{title}</h2>
        <span>{videos.length === 1 ? '1 video' : `${videos.length} videos`}</span>
      </header>
      <ul className={css['tiles']} data-solo={videos.length === 1 ? '' : undefined}>
        {videos.map((video) => (
          <VideoTile
            key={video.id}
            video={video}
            progress={progressById[video.id]}
            isFavourite={favouriteIds.has(video.id)}
            onWatch={onWatch}
          />
        ))}
      </ul>
    </section>
  )
}
