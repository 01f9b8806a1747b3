import { usePagePath } from '../shell/page-path.ts'
import { VideoEditor } from './video-editor.tsx'
import { VideoList } from './video-list.tsx'

/** Admin page of the learning hub: all videos, and below it the editor of each. */
export function VideosPage() {
  const [id] = usePagePath()
  return id === undefined ? <VideoList /> : <VideoEditor key={id} id={id} />
}
