import { TEXT_PAGES } from '@dream/contract/rules/admin/content/texts'
import { RoomMissing } from '../shell/room-missing.tsx'
import { useRoomPath } from '../shell/room-path.ts'
import type { Players } from './text-player.tsx'
import { TextEditor } from './text-editor.tsx'
import { TextList } from './text-list.tsx'

/** Admin page of editable texts. */
export function TextsRoom(players: Players) {
  const [id] = useRoomPath()
  if (id === undefined) return <TextList />
  const page = TEXT_PAGES.find((each) => each.id === id)
  return page ? <TextEditor key={id} page={page} players={players} /> : <RoomMissing />
}
