import { TEXT_PAGES } from '@dream/contract/rules/admin/content/texts'
import { PageMissing } from '../shell/page-missing.tsx'
import { usePagePath } from '../shell/page-path.ts'
import type { Players } from './text-player.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextList } from './text-list.tsx'

/** Admin page of editable texts. */
export function TextsPage(players: Players) {
  const [id] = usePagePath()
  if (id === undefined) return <TextList />
  const page = TEXT_PAGES.find((each) => each.id === id)
  return page ? <TextEditor key={id} page={page} players={players} /> : <PageMissing />
}
