import type { Video } from '@dream/contract/api/sections/videos'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { prefersReducedMotion } from '#lib/display/motion.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PlayerControls, type FocusOn } from './controls/player-controls.tsx'
import { ScrubBar } from './controls/scrub-bar.tsx'
import { usePlayerKeys } from './controls/use-player-keys.ts'
import { paragraphsOf, useExercise } from './exercise/use-exercise.ts'
import { Stage } from './playback/stage.tsx'
import { usePlayback } from './playback/use-playback.ts'
import type { PlayerProps } from './player-props.ts'
import { musicOf, useMusic } from './sound/use-music.ts'
import css from './video-player.module.css'
import { paragraphTimes } from './captions/cues.ts'
import { Transcript } from './captions/transcript.tsx'
import { useCues } from './captions/use-cues.ts'

type Props = PlayerProps & {
  isMuted: boolean
  onMute: () => void
  /** Whether music is on for silent videos. */
  isSoundOn: boolean
  onSound: () => void
  areCaptionsOn: boolean
  onCaptions: () => void
  isReading: boolean
  onRead: () => void
  /** Toggles full screen. */
  onFill: () => void
  /** Control to focus when this video replaced another one. */
  focusOn: FocusOn
  onStep: (to: Video | null, from: FocusOn) => void
}

const STEP_S = 5

/** One open video; each video is an instance of its own. */
export function Watching(props: Props) {
  const { video, place, isMuted, onMute, areCaptionsOn, onCaptions, isReading, onRead, onStep } = props
  const [problem, setProblem] = useState<string | null>(null)
  const playback = usePlayback({
    startAtS: props.startAtS,
    startsPlaying: props.startsPlaying && !prefersReducedMotion(),
    seconds: video.seconds,
    onProgress: (atS) => props.onProgress(video, atS),
  })
  const { positionS, seek, toggle, tick } = playback
  const isMusicMissing = useMusic(video, props.isSoundOn, playback.phase)
  const hasMusic = musicOf(video) !== undefined
  const { element: track, cues } = useCues(tick)
  const times = paragraphTimes(video.transcript, cues)
  const exercise = useExercise(video, positionS)

  const toggleFavourite = async () => {
    setProblem(null)
    setProblem(await props.onFavourite(!props.isFavourite))
  }
  usePlayerKeys({
    ' ': toggle,
    k: toggle,
    ArrowLeft: () => seek(positionS - STEP_S),
    ArrowRight: () => seek(positionS + STEP_S),
    m: hasMusic ? props.onSound : onMute,
    c: onCaptions,
    t: onRead,
    f: props.onFill,
    n: () => onStep(place.next, 'play'),
    p: () => onStep(place.previous, 'play'),
    ...(exercise.shown && { a: () => exercise.choose('a'), b: () => exercise.choose('b') }),
  })
  return (
    <div className={css['shell']} data-reading={isReading ? '' : undefined}>
      <header className={css['head']}>
        <IconButton label="Close" icon={<CloseIcon />} onClick={props.onClose} />
        <div className={css['names']}>
          <p>
            {video.topic}, {place.number} of {place.of}
          </p>
          <h2 id="video-title">{video.title}</h2>
        </div>
      </header>
      <Stage
        video={video}
        playback={playback}
        track={track}
        cues={areCaptionsOn ? cues : []}
        exercise={exercise}
        isMuted={isMuted}
        place={place}
        onStep={(to) => onStep(to, 'play')}
        onClose={props.onClose}
      />
      <div className={css['foot']}>
        <p className={css['problem']} role="alert">
          {problem ?? (isMusicMissing && "The sound didn't load. The video goes on without it.")}
        </p>
        <ScrubBar playback={playback} seconds={video.seconds} marks={times} />
        <PlayerControls
          phase={playback.phase}
          place={place}
          hasSound={video.hasSound === true}
          hasMusic={hasMusic}
          isSoundOn={props.isSoundOn}
          isMuted={isMuted}
          areCaptionsOn={areCaptionsOn}
          isReading={isReading}
          isFavourite={props.isFavourite}
          focusOn={props.focusOn}
          onToggle={toggle}
          onStep={onStep}
          onMute={onMute}
          onSound={props.onSound}
          onCaptions={onCaptions}
          onRead={onRead}
          onFavourite={() => void toggleFavourite()}
          onFill={props.onFill}
        />
      </div>
      <Transcript
        description={video.description}
        paragraphs={paragraphsOf(video)}
        times={[...times, ...(video.exercise ? [video.exercise.startsAtS] : [])]}
        positionS={positionS}
        onSeek={seek}
      />
    </div>
  )
}

/** Down arrow over a phone's screen, a cross in a window on a desktop. */
function CloseIcon() {
  return (
    <>
      <ChevronDown className={css['down']} />
      <X className={css['cross']} />
    </>
  )
}
