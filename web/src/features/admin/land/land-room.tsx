import { useRoomPath } from '../shell/room-path.ts'
import { LandEditor, type LandPreview } from './land-editor.tsx'
import { LandList } from './land-list.tsx'

/** The land guide as it is looked after: all cards, and below them each one. */
export function LandRoom({ preview }: { preview: LandPreview }) {
  const [id] = useRoomPath()
  return id === undefined ? <LandList /> : <LandEditor key={id} id={id} preview={preview} />
}
