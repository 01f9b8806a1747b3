import { blockOf, groundOf } from '@dream/contract/rules/land/land-fit'
import { lazy, useCallback, useEffect, useState } from 'react'
import { BuyerBanners } from '#features/chat/banners/buyer-banners.tsx'
import { ConversationView } from '#features/chat/conversation-view.tsx'
import { PlanPicker } from '#features/chat/sheets/plan-picker.tsx'
import { OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { type Shared, takeShared } from '#lib/offline/take-shared.ts'
import { useSession } from '#lib/session/session.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { usePath } from '../../routing/use-path.ts'
import { openedHere } from '#features/design-details/opened-here.ts'
import { WhenLoaded } from '../../when-loaded.tsx'
import { OpenedDesign } from '../designs/opened-design.tsx'
import { Section } from '../sections.tsx'

const loadBrief = () => import('#features/brokers/brief/brief-sheet.tsx')
const BriefSheet = lazy(async () => ({ default: (await loadBrief()).BriefSheet }))

/** Conversation of a buyer with their broker. */
export function Chat() {
  const id = usePath().split('/')[2] ?? ''
  return (
    <Section feature="brokers">
      <ChatWith key={id} id={id} />
    </Section>
  )
}

function ChatWith({ id }: { id: string }) {
  const [brief, setBrief] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const dropBrief = useCallback(() => setBrief('unopened'), [])
  const [designId, setDesignId] = useState(() => openedHere()?.design.id ?? null)
  const { data: all } = useApiQuery('GET /api/conversations')
  const { data: about } = useApiQuery('GET /api/conversations/:id', { params: { id } })
  const { data: profile } = useApiQuery('GET /api/profile')
  const text = useTextOfLink()
  const shared = useShared()
  const closeDesign = useCallback(() => setDesignId(null), [])
  if (shared === undefined) return <Waiting text="Loading..." />
  return (
    <>
      <ConversationView
        conversationId={id}
        back={(all?.items.length ?? 0) > 1 ? '/chat' : '/explore'}
        prefill={text}
        shared={shared ?? undefined}
        {...(about && { onAbout: () => openBroker(about.other.id) })}
        banners={<BuyerBanners conversationId={id} onEditBrief={() => setBrief('open')} />}
        ground={profile ? (blockOf(profile) ?? groundOf(profile)) : null}
        planPicker={(picker) => <PlanPicker {...picker} />}
        onOpenDesign={setDesignId}
        closedActions={
          <ButtonLink href="/brokers" variant="outline" size="small">
            Choose a broker
          </ButtonLink>
        }
      />
      {about && brief !== 'unopened' && (
        <WhenLoaded load={loadBrief} onMissing={dropBrief}>
          <BriefSheet
            conversationId={id}
            brokerName={about.other.name}
            isOpen={brief === 'open'}
            onClose={() => setBrief('closed')}
          />
        </WhenLoaded>
      )}
      {designId && <OpenedDesign id={designId} onClose={closeDesign} />}
    </>
  )
}

/** Back from the broker's page returns here. */
const openBroker = (id: string) => navigate(`/broker/${id}`, { state: OPENED_HERE })

/** Text from a link; removed from the URL at once, so that a reload does not bring it again. */
function useTextOfLink(): string {
  const search = useSearchParams()
  const [text] = useState(() => search.get('text') ?? '')
  useEffect(() => {
    if (text !== '') navigate(location.pathname, { replace: true, state: history.state })
  }, [text])
  return text
}

/** Content shared by another app, taken once; undefined while it is loading. */
function useShared(): Shared | null | undefined {
  const userId = useSession().user?.id
  const [shared, setShared] = useState<Shared | null>()
  useEffect(() => {
    if (userId === undefined) return
    void takeShared(userId).then(setShared, () => setShared(null))
  }, [userId])
  return shared
}
