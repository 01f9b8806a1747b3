import type { BrokerDetail } from '@dream/contract/api/sections/brokers'
import type { Brief, BriefInput } from '@dream/contract/api/chat/brief'
import { useState } from 'react'
import { currentSession, useSession } from '#lib/session/session.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { useCurrentBroker } from '../current-broker.ts'
import { firstName } from '../broker-text.ts'
import css from './brief-form.module.css'
import { BriefForm } from './brief-form.tsx'
import { chooseBroker } from './choose-broker.ts'
import { Chosen } from './chosen.tsx'
import { FailedChoice } from './failed-choice.tsx'
import { useBriefDraft } from './use-brief-draft.ts'
import { WholeBrief } from './whole-brief.tsx'

type Props = { broker: BrokerDetail; isOpen: boolean; onClose: () => void }

/** Brief for the broker, and the confirmation that chooses them. */
export function ChooseSheet({ broker, isOpen, onClose }: Props) {
  const { user } = useSession()
  const [conversationId, setConversationId] = useState<string | null>(null)
  const name = firstName(broker.name)
  const selected = user?.selectedBrokerId ?? null
  const isChange = selected !== null && selected !== broker.id
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={isChange ? `Change to ${name}` : `Choose ${name}`}
      isLabelHidden={conversationId !== null}
      height={conversationId === null ? 'tall' : 'fit'}
    >
      {conversationId === null ? (
        <WholeBrief>
          {(brief) => <Choosing broker={broker} brief={brief} onChosen={setConversationId} />}
        </WholeBrief>
      ) : (
        <Chosen broker={broker} conversationId={conversationId} onLeave={onClose} />
      )}
    </Sheet>
  )
}

type ChoosingProps = { broker: BrokerDetail; brief: Brief; onChosen: (conversationId: string) => void }

function Choosing({ broker, brief, onChosen }: ChoosingProps) {
  const { user } = useSession()
  const { draft, change, finish } = useBriefDraft('next')
  const { isBusy, failure, run } = useSubmission("Couldn't save your choice. Please try again.")
  const selected = user?.selectedBrokerId ?? null
  // Broker shown to the person: another window's choice may arrive while they press.
  const [seen, setSeen] = useState(selected)
  const current = useCurrentBroker(selected)
  const isChange = selected !== null && selected !== broker.id
  const name = firstName(broker.name)

  function confirm(input: BriefInput) {
    void run(async () => {
      const choice = { brokerId: broker.id, seenBrokerId: seen, brief: input }
      const chosen = await chooseBroker(choice).catch((failed: unknown) => {
        setSeen(currentSession().user?.selectedBrokerId ?? null)
        throw failed
      })
      // The note was for this broker; withheld parts stay withheld next time.
      finish({ ...draft, note: '' })
      onChosen(chosen.conversationId)
    })
  }
  return (
    <BriefForm
      brief={brief}
      draft={draft}
      onChange={change}
      broker={name}
      problem={failure && <FailedChoice failure={failure} />}
      confirm={isChange ? `Change to ${name}` : `Choose ${name}`}
      isBusy={isBusy}
      onConfirm={confirm}
    >
      {isChange && (
        <div className={css['change']}>
          <b>Your chat with {current?.name ?? 'your broker now'} closes.</b>
          <p>
            You can both still read it. It will say you chose another broker, and you can come back to it
            later.
          </p>
        </div>
      )}
    </BriefForm>
  )
}
