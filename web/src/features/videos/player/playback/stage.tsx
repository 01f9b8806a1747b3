import type { Video } from '@dream/contract/api/sections/videos'
import { Play } from 'lucide-react'
import { useRef, type CSSProperties, type RefObject } from 'react'
import type { Place } from '../../shelves.ts'
import { captionAt, type Cue } from '../captions/cues.ts'
import { ExerciseCard } from '../exercise/exercise-card.tsx'
import { spoken, type ExerciseState } from '../exercise/use-exercise.ts'
import { EndCard, FailedCard } from './stage-cards.tsx'
import css from './stage.module.css'
import type { Playback } from './use-playback.ts'
import { useSideSwipe } from './use-side-swipe.ts'

type Props = {
  video: Video
  playback: Playback
  track: RefObject<HTMLTrackElement | null>
  /** Captions to show; empty while they are off. */
  cues: readonly Cue[]
  exercise: ExerciseState
  isMuted: boolean
  place: Place
  onStep: (to: Video | null) => void
  onClose: () => void
}

/** Video with its overlays: the caption, the play button, and the card at the end. */
export function Stage(props: Props) {
  const { video, playback, track, cues, exercise, isMuted, place, onStep, onClose } = props
  const { media, events, phase, positionS, toggle, retry } = playback
  const picture = useRef<HTMLDivElement>(null)
  useSideSwipe(picture, { onLeft: () => onStep(place.next), onRight: () => onStep(place.previous) })
  const asked = phase === 'failed' ? null : exercise.shown
  const caption = asked ? null : captionAt(cues, positionS)
  function leave() {
    // The play button disappears, so keep the focus in the player.
    picture.current?.closest('dialog')?.focus()
    exercise.leave()
  }
  const frame: CSSProperties & Record<'--ratio', number> = {
    '--ratio': video.width / video.height,
    backgroundImage: `url("${video.placeholder}")`,
  }
  return (
    <div className={css['stage']}>
      <div ref={picture} className={css['frame']} style={frame}>
        <video
          ref={media}
          src={video.source}
          poster={video.poster}
          width={video.width}
          height={video.height}
          preload="metadata"
          playsInline
          disablePictureInPicture
          muted={isMuted}
          tabIndex={-1}
          aria-label={video.title}
          onClick={toggle}
          {...events}
        >
          <track ref={track} kind="captions" src={video.captions} srcLang="en-AU" label="English" />
        </video>
        {caption && <p className={css['caption']}>{caption}</p>}
        {phase === 'ready' && !asked && (
          <Play className={css['sign']} fill="currentColor" aria-hidden="true" />
        )}
        {phase === 'waiting' && !asked && <span className={css['dial']} aria-hidden="true" />}
        {phase === 'ended' && !asked && (
          <EndCard
            topic={video.topic}
            next={place.next}
            onNext={() => onStep(place.next)}
            onAgain={toggle}
            onClose={onClose}
          />
        )}
        {phase === 'failed' && <FailedCard onRetry={retry} />}
      </div>
      {asked && (
        <ExerciseCard exercise={asked} chosen={exercise.chosen} onChoose={exercise.choose} onLeave={leave} />
      )}
      <p className="visually-hidden" role="status">
        {asked ? spoken(exercise) : ''}
      </p>
    </div>
  )
}
