import { usePagePath } from '../shell/page-path.ts'
import { LandEditor, type LandPreview } from './land-editor.tsx'
import { LandList } from './land-list.tsx'

/** Admin page of the land guide: all cards, and below it the editor of each. */
export function LandPage({ preview }: { preview: LandPreview }) {
  const [id] = usePagePath()
  return id === undefined ? <LandList /> : <LandEditor key={id} id={id} preview={preview} />
}
