import type { BrokerConversation } from '@dream/contract/api/conversations'
import type { ChatTab } from '@dream/contract/rules/chat'
import { useEffect, useState } from 'react'
import { call } from '#lib/api-client.ts'
import { useAnswer } from '#lib/query.ts'
import { onWake } from '#lib/wake.ts'

const PAGE = 50
/** Who comes back to a list that no socket keeps up to date finds it at most this old. */
const LOOK_AGAIN_MS = 60_000

type More = { of: string; items: BrokerConversation[]; cursor: string | null }

/** A tab of the desk: its first page is kept and live, the pages behind it follow as they are asked for. */
export function useConversationList(tab: ChatTab, words: string) {
  const query = { tab, limit: PAGE, ...(words && { q: words }) }
  const first = useAnswer('GET /api/broker/conversations', { query })
  const { data, refetch } = first
  const [more, setMore] = useState<More | null>(null)
  const [isReading, setReading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  // What follows another first page follows no more.
  const of = `${tab} ${words} ${data?.nextCursor}`
  const behind = more?.of === of ? more : null
  const cursor = behind ? behind.cursor : (data?.nextCursor ?? null)

  useEffect(() => {
    const look = () => void refetch()
    const timer = setInterval(look, LOOK_AGAIN_MS)
    const stop = onWake(look)
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

/** A conversation may have moved from a later page to the first meanwhile. */
function unique(conversations: readonly BrokerConversation[]): BrokerConversation[] {
  return [...new Map(conversations.toReversed().map((each) => [each.id, each])).values()].toReversed()
}
