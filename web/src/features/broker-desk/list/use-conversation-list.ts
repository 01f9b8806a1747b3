import type { BrokerConversation } from '@dream/contract/api/chat/conversations'
import type { ChatTab, Stage } from '@dream/contract/rules/chat/chat'
import { useEffect, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { onResume } from '#lib/device/resume.ts'

const PAGE = 50
/** Polling interval, for lists that no socket keeps up to date. */
const REFRESH_EVERY_MS = 60_000

type More = { of: string; items: BrokerConversation[]; cursor: string | null }

type Narrowed = { tab: ChatTab; search: string; stage: Stage | null }

/** Conversations of a tab: the first page is cached and live, further pages load on request. */
export function useConversationList({ tab, search, stage }: Narrowed) {
  const query = { tab, limit: PAGE, ...(search && { q: search }), ...(stage && { stage }) }
  const first = useApiQuery('GET /api/broker/conversations', { query })
  const { data, refetch } = first
  const [more, setMore] = useState<More | null>(null)
  const [isReading, setReading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // Later pages are dropped when the first page changes.
  const of = `${tab} ${stage} ${search} ${data?.nextCursor}`
  const behind = more?.of === of ? more : null
  const cursor = behind ? behind.cursor : (data?.nextCursor ?? null)

  useEffect(() => {
    const recheck = () => void refetch()
    const timer = setInterval(recheck, REFRESH_EVERY_MS)
    const stop = onResume(recheck)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [refetch])

  async function readMore() {
    if (cursor === null || isReading) return
    setReading(true)
    setFailed(false)
    try {
      const page = await call('GET /api/broker/conversations', { query: { ...query, after: cursor } })
      setMore({ of, items: [...(behind?.items ?? []), ...page.items], cursor: page.nextCursor ?? null })
    } catch {
      setFailed(true)
    } finally {
      setReading(false)
    }
  }
  return {
    conversations: data && unique([...data.items, ...(behind?.items ?? [])]),
    error: first.error,
    refetch,
    hasMore: cursor !== null,
    isReading,
    hasFailed,
    readMore,
  }
}

/** Removes duplicates: a conversation may have moved from a later page to the first meanwhile. */
function unique(conversations: readonly BrokerConversation[]): BrokerConversation[] {
  return [...new Map(conversations.toReversed().map((each) => [each.id, each])).values()].toReversed()
}
