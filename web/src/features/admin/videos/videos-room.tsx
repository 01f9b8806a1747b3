import { useRoomPath } from '../shell/room-path.ts'
import { VideoEditor } from './video-editor.tsx'
import { VideoList } from './video-list.tsx'

/** The learning hub as it is looked after: all videos, and below them each one. */
export function VideosRoom() {
  const [id] = useRoomPath()
  return id === undefined ? <VideoList /> : <VideoEditor key={id} id={id} />
}
