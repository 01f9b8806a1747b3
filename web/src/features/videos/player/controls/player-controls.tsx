import type { Video } from '@dream/contract/api/sections/videos'
import {
  Captions,
  CaptionsOff,
  Heart,
  Maximize,
  Pause,
  Play,
  ScrollText,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { canFillScreen } from '#lib/device/full-screen.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { Place } from '../../shelves.ts'
import css from './player-controls.module.css'
import type { Phase } from '../playback/use-phase.ts'

/** Control to focus on mount. */
export type FocusOn = 'previous' | 'play' | 'next' | null

type Props = {
  phase: Phase
  place: Place
  hasSound: boolean
  /** Whether a silent video has music, off by default. */
  hasMusic: boolean
  isSoundOn: boolean
  isMuted: boolean
  areCaptionsOn: boolean
  isReading: boolean
  isFavourite: boolean
  focusOn: FocusOn
  onToggle: () => void
  onStep: (to: Video | null, from: FocusOn) => void
  onMute: () => void
  onSound: () => void
  onCaptions: () => void
  onRead: () => void
  onFavourite: () => void
  onFill: () => void
}

/** Buttons of the player, within a thumb's reach. */
export function PlayerControls(props: Props) {
  const { phase, place, areCaptionsOn, isReading, isFavourite, onStep } = props
  const { previous, next } = place
  const isPlaying = phase === 'playing' || phase === 'waiting'
  const focusOn =
    (props.focusOn === 'next' && !next) || (props.focusOn === 'previous' && !previous)
      ? 'play'
      : props.focusOn
  return (
    <div className={css['controls']} role="group" aria-label="Player">
      <div>
        <SoundButton {...props} />
        <IconButton
          label="Captions"
          title="Captions (C)"
          aria-pressed={areCaptionsOn}
          icon={areCaptionsOn ? <Captions /> : <CaptionsOff />}
          onClick={props.onCaptions}
        />
      </div>
      <div>
        <IconButton
          label="Previous video"
          title="Previous video (P)"
          icon={<SkipBack />}
          disabled={!previous}
          autoFocus={focusOn === 'previous'}
          onClick={() => onStep(previous, 'previous')}
        />
        <IconButton
          label={isPlaying ? 'Pause' : 'Play'}
          title={isPlaying ? 'Pause (space)' : 'Play (space)'}
          icon={isPlaying ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
          className={css['play']}
          autoFocus={focusOn === 'play'}
          onClick={props.onToggle}
        />
        <IconButton
          label="Next video"
          title="Next video (N)"
          icon={<SkipForward />}
          disabled={!next}
          autoFocus={focusOn === 'next'}
          onClick={() => onStep(next, 'next')}
        />
      </div>
      <div>
        <IconButton
          label="Transcript"
          title="Transcript (T)"
          aria-pressed={isReading}
          icon={<ScrollText />}
          className={css['read']}
          onClick={props.onRead}
        />
        {canFillScreen() && (
          <IconButton
            label="Full screen"
            title="Full screen (F)"
            icon={<Maximize />}
            className={css['fill']}
            onClick={props.onFill}
          />
        )}
        <IconButton
          label="Favourite"
          title={isFavourite ? 'Remove from favourites' : 'Favourite'}
          aria-pressed={isFavourite}
          icon={<Heart fill={isFavourite ? 'currentColor' : 'none'} />}
          className={css['keep']}
          onClick={props.onFavourite}
        />
      </div>
    </div>
  )
}

/** Mute button for a video's own sound, or a switch for the music of a silent one. */
function SoundButton({ hasSound, hasMusic, isMuted, isSoundOn, onMute, onSound }: Props) {
  if (hasSound)
    return (
      <IconButton
        label={isMuted ? 'Unmute' : 'Mute'}
        title={isMuted ? 'Unmute (M)' : 'Mute (M)'}
        icon={isMuted ? <VolumeX /> : <Volume2 />}
        onClick={onMute}
      />
    )
  if (hasMusic)
    return (
      <IconButton
        label="Sound"
        title="Sound (M)"
        role="switch"
        aria-checked={isSoundOn}
        icon={isSoundOn ? <Volume2 /> : <VolumeX />}
        onClick={onSound}
      />
    )
  return <IconButton label="No sound" title="This video has no sound" icon={<VolumeX />} disabled />
}
