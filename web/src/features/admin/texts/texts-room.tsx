import { TEXT_PAGES } from '@dream/contract/rules/admin/content/texts'
import { useApiQuery } from '#lib/api/query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { RoomMissing } from '../shell/room-missing.tsx'
import { RoomPage } from '../shell/room-page.tsx'
import { useRoomPath } from '../shell/room-path.ts'
import type { Players } from './text-player.tsx'
import { TextEditor } from './text-editor.tsx'
import css from './texts.module.css'

/** Words that editors may write, page by page. */
export function TextsRoom(players: Players) {
  const [id] = useRoomPath()
  if (id === undefined) return <TextList />
  const page = TEXT_PAGES.find((each) => each.id === id)
  return page ? <TextEditor key={id} page={page} players={players} /> : <RoomMissing />
}

function TextList() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/texts')
  const stands = new Map(data?.items.map((item) => [item.id, item]))
  return (
    <RoomPage
      title="Texts"
      lead="What tours, celebrations and the public site say. Words that the product promises to the letter are shown beside them, and stay."
    >
      {error && !data && <LoadFailed title="Couldn't load the texts" error={error} onRetry={refetch} />}
      {!error && !data && <Waiting />}
      {data && (
        <ul className={css['pages']}>
          {TEXT_PAGES.map(({ id, title, where, fields }) => (
            <li key={id}>
              <a href={`/admin/texts/${id}`}>
                <b>{title}</b>
                <span className="secondary-text">{where}</span>
                <span className={css['tags']}>
                  <span className="secondary-text">
                    {fields.length === 1 ? '1 text' : `${fields.length} texts`}
                  </span>
                  {stands.get(id)?.isOwn && <Tag tone="good">Your words</Tag>}
                  {stands.get(id)?.hasDraft && <Tag tone="busy">Draft</Tag>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </RoomPage>
  )
}
