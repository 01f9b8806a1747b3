import { systemMessageText, SYSTEM_EVENTS } from '@dream/contract/rules/chat/chat'
import type { Message } from '@dream/contract/api/chat/messages'
import { BubbleRow, type BubbleActions } from './bubble-row.tsx'
import css from './message-row.module.css'
import type { Row } from './rows.ts'

type Props = {
  row: Row
  myId: string
  otherName: string
  /** Seq of the message that was jumped to. */
  targetSeq: number | null
  /** Name of the conversation's broker. */
  brokerName: string
  actions: BubbleActions
}

/** Row of the list, of any kind. */
export function MessageRow({ row, actions, targetSeq, ...people }: Props) {
  switch (row.kind) {
    case 'day':
      return <p className={css['day']}>{row.label}</p>
    case 'new':
      return (
        <p className={css['new']}>
          <span>New</span>
        </p>
      )
    case 'system':
      return <p className={css['system']}>{systemTextOf(row.message, people)}</p>
    case 'bubble':
      return (
        <BubbleRow
          bubble={row}
          otherName={people.otherName}
          myId={people.myId}
          isTarget={targetSeq !== null && row.message?.seq === targetSeq}
          actions={actions}
        />
      )
  }
}

type People = Pick<Props, 'myId' | 'otherName' | 'brokerName'>

function systemTextOf({ body, senderId }: Message, { myId, otherName, brokerName }: People): string {
  const event = SYSTEM_EVENTS.find((each) => each === body)
  const actor = senderId === myId ? null : otherName
  return event ? systemMessageText(event, { actor, brokerName }) : ''
}
