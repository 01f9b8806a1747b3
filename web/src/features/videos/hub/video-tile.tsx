import type { Video } from '@dream/contract/api/sections/videos'
import { Check, Heart, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { clock, spokenLength } from '../clock.ts'
import { isHalfWatched, type WatchProgress } from '../watch-progress.ts'
import css from './video-tile.module.css'

type Props = {
  video: Video
  progress: WatchProgress | undefined
  isFavourite: boolean
  onWatch: (video: Video) => void
}

/** Tile of a video: poster, length, name, and marks for watched and favourite. */
export function VideoTile({ video, progress, isFavourite, onWatch }: Props) {
  const isHalf = isHalfWatched(progress, video.seconds)
  const isWatched = progress?.isWatched === true
  return (
    <li className={css['tile']}>
      <button type="button" onClick={() => onWatch(video)}>
        <Poster video={video}>
          {isHalf && progress && <WatchedPart share={progress.atS / video.seconds} />}
        </Poster>
        <span className={css['text']}>
          <span className={css['name']}>{video.title}</span>
          <span className={css['about']}>{video.description}</span>
          <span className={css['facts']} aria-hidden="true">
            {isWatched ? (
              <Check size={15} strokeWidth={2.6} className={css['done']} />
            ) : (
              <Play size={12} fill="currentColor" />
            )}
            {clock(video.seconds)}
            {isFavourite && <Heart size={15} className={css['favourite']} fill="currentColor" />}
          </span>
        </span>
        <span className="visually-hidden">
          {[
            spokenLength(video.seconds),
            isWatched && 'watched',
            isHalf && 'begun',
            isFavourite && 'favourite',
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </button>
    </li>
  )
}

/** Poster over its tiny placeholder, so that nothing pops in. */
export function Poster({ video, children }: { video: Video; children?: ReactNode }) {
  return (
    <span
      className={css['poster']}
      style={{
        aspectRatio: `${video.width} / ${video.height}`,
        backgroundImage: `url("${video.placeholder}")`,
      }}
    >
      <img
        src={video.poster}
        alt=""
        width={video.width}
        height={video.height}
        loading="lazy"
        decoding="async"
        draggable={false}
      />
      {children}
    </span>
  )
}

export function WatchedPart({ share }: { share: number }) {
  return (
    <span className={css['part']} aria-hidden="true">
      <span style={{ width: `${share * 100}%` }} />
    </span>
  )
}
