import type { SavedReply } from '@dream/contract/api/chat/broker-desk'
import { fillReply } from '@dream/contract/rules/chat/broker-desk'
import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { matchingReplies, searchedFor } from './matching-replies.ts'
import css from './replies.module.css'
import { ReplyPicker } from './reply-picker.tsx'
import { ReplySheet } from './reply-sheet.tsx'

export type Composer = {
  draft: string
  /** Inserts text at the cursor. */
  insert: (text: string) => void
  /** Replaces the draft. */
  replace: (text: string) => void
}

/** Bar above the message field: the saved replies, and those that match while a draft begins with a slash. */
export function ReplyBar({ draft, insert, replace, buyerName }: Composer & { buyerName: string }) {
  const [isManaging, setManaging] = useState(false)
  const { data } = useApiQuery('GET /api/broker/replies')
  const replies = data?.items ?? []
  const query = searchedFor(draft)
  const filled = ({ body }: SavedReply) => fillReply(body, buyerName)
  return (
    <div className={css['bar']}>
      {query !== null && replies.length > 0 && (
        <ReplyPicker
          key={query}
          replies={matchingReplies(replies, query)}
          textOf={filled}
          onPick={(reply) => replace(filled(reply))}
        />
      )}
      <div className={css['chips']} role="group" aria-label="Saved replies">
        {replies.map((reply) => (
          <button key={reply.id} type="button" onClick={() => insert(filled(reply))} title={filled(reply)}>
            {reply.title}
          </button>
        ))}
        {data && replies.length === 0 && (
          <button type="button" onClick={() => setManaging(true)}>
            Save replies you use often
          </button>
        )}
      </div>
      {replies.length > 0 && (
        <IconButton label="Edit saved replies" icon={<Settings2 />} onClick={() => setManaging(true)} />
      )}
      <ReplySheet isOpen={isManaging} onClose={() => setManaging(false)} replies={replies} />
    </div>
  )
}
