import type { BrokerConversation } from '@dream/contract/api/chat/conversations'
import type { ChatTab, Stage } from '@dream/contract/rules/chat/chat'
import { useEffect } from 'react'
import { usePages } from '#lib/api/pages/use-pages.ts'
import { queryOptions } from '#lib/api/query.ts'
import { onResume } from '#lib/device/resume.ts'

const PAGE = 50
/** Polling interval, for lists that no socket keeps up to date. */
const REFRESH_EVERY_MS = 60_000

type Narrowed = { tab: ChatTab; search: string; stage: Stage | null }

/** Conversations of a tab, cached and live: the first page, further ones on request. */
export function useConversationList({ tab, search, stage }: Narrowed) {
  const query = { tab, limit: PAGE, ...(search && { q: search }), ...(stage && { stage }) }
  const { pages, ...list } = usePages({
    pageOf: (after) => queryOptions('GET /api/broker/conversations', { query: { ...query, after } }),
    nextOf: ({ nextCursor }) => nextCursor,
  })
  const { refetch } = list
  useEffect(() => {
    const recheck = () => void refetch()
    const timer = setInterval(recheck, REFRESH_EVERY_MS)
    const stop = onResume(recheck)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [refetch])
  return { conversations: pages && unique(pages.flatMap(({ items }) => items)), ...list }
}

/** Removes duplicates: a conversation may have moved from a later page to an earlier one while they were read. */
function unique(conversations: readonly BrokerConversation[]): BrokerConversation[] {
  return [...new Map(conversations.toReversed().map((each) => [each.id, each])).values()].toReversed()
}
