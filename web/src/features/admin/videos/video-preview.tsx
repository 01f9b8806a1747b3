import type { VideoDraft } from '@dream/contract/api/admin/content/videos'
import { useRef } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { useVideoUpload } from './file-field.tsx'
import css from './videos.module.css'

type Props = { id: string; video: VideoDraft; onPoster: (changes: Partial<VideoDraft>) => void }

/** Preview of the video with its captions and texts. The paused frame can become its poster. */
export function VideoPreview({ id, video, onPoster }: Props) {
  const element = useRef<HTMLVideoElement>(null)
  const { send, isBusy, failure } = useVideoUpload(id, onPoster)
  if (video.source === '') return <p className={css['none']}>Upload the video to see it here.</p>

  async function takePicture() {
    const picture = element.current && (await pictureOf(element.current))
    if (picture) await send('poster', picture, 'poster.jpg')
  }
  return (
    <article className={css['preview']}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- of a draft they may still be missing; without them nothing is published */}
      <video
        key={video.source + video.captions}
        ref={element}
        src={video.source}
        poster={video.poster || undefined}
        controls
        playsInline
        preload="metadata"
        crossOrigin="anonymous"
      >
        {video.captions !== '' && (
          <track kind="captions" src={video.captions} srcLang="en-AU" label="English" default />
        )}
      </video>
      <Button size="small" variant="outline" isBusy={isBusy} onClick={() => void takePicture()}>
        Take this picture as the poster
      </Button>
      <ProblemLine message={failure?.message} />
      <h3>{video.title}</h3>
      <p>{video.description}</p>
    </article>
  )
}

/** Captures the current frame of a video. */
function pictureOf(element: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = element.videoWidth
  canvas.height = element.videoHeight
  canvas.getContext('2d')?.drawImage(element, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
