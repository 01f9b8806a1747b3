import type { Video } from '@dream/contract/api/sections/videos'
import { clsx } from 'clsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { toggleFullScreen } from '#lib/device/full-screen.ts'
import rising from '#ui/overlays/rising-dialog.module.css'
import { useCloseBeside, useModal } from '#ui/overlays/use-layer.ts'
import type { FocusOn } from './controls/player-controls.tsx'
import type { PlayerProps } from './player-props.ts'
import css from './video-player.module.css'
import { Watching } from './watching.tsx'
import { usePlayerChoice } from './use-player-choice.ts'

/** Player of one video, in a modal dialog, with captions and transcript; the next and the previous of its topic are beside it. */
export function VideoPlayer(props: PlayerProps) {
  const { userId, video, onGo, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [isMuted, setMuted] = useState(true)
  const [areCaptionsOn, toggleCaptions] = usePlayerChoice(userId, 'captions')
  const [isSoundOn, toggleSound] = usePlayerChoice(userId, 'sound')
  const [isReading, setReading] = useState(false)
  const [focusOn, setFocusOn] = useState<FocusOn>(null)
  // No entry: the video's URL already is a history entry.
  useModal(dialog, onClose, { hasEntry: false })
  useCloseBeside(dialog, onClose)
  // Focus the dialog: a ring on its first button would mean nothing, and the space bar is for the video.
  useLayoutEffect(() => dialog.current?.focus(), [])

  function go(to: Video | null, from: FocusOn) {
    if (!to) return
    setFocusOn(from)
    onGo(to)
  }
  return (
    <dialog
      ref={dialog}
      className={clsx(rising['rising'], css['player'])}
      data-theme="dark"
      tabIndex={-1}
      aria-labelledby="video-title"
    >
      <p className="visually-hidden" role="status">
        {video.title}
      </p>
      <div ref={room} className={css['room']}>
        <Watching
          key={video.id}
          {...props}
          isMuted={isMuted}
          onMute={() => setMuted(!isMuted)}
          isSoundOn={isSoundOn}
          onSound={toggleSound}
          areCaptionsOn={areCaptionsOn}
          onCaptions={toggleCaptions}
          isReading={isReading}
          onRead={() => setReading(!isReading)}
          onFill={() => toggleFullScreen(room.current)}
          focusOn={focusOn}
          onStep={go}
        />
      </div>
    </dialog>
  )
}
