import type { Video } from '@dream/contract/api/sections/videos'
import { Play } from 'lucide-react'
import { spokenLength } from '../clock.ts'
import css from './continue-card.module.css'
import { Poster, WatchedPart } from './video-tile.tsx'

type Props = { video: Video; atS: number; onWatch: (video: Video) => void }

/** Card of the last unfinished video. */
export function ContinueCard({ video, atS, onWatch }: Props) {
  return (
    <button type="button" className={css['card']} onClick={() => onWatch(video)}>
      <Poster video={video}>
        <WatchedPart share={atS / video.seconds} />
      </Poster>
      <span className={css['text']}>
        <span className={css['kind']}>Continue</span>
        <span className={css['name']}>{video.title}</span>
        <span className="secondary-text">{spokenLength(video.seconds - atS)} left</span>
      </span>
      <span className={css['sign']} aria-hidden="true">
        <Play size={22} fill="currentColor" />
      </span>
    </button>
  )
}
