import { systemMessageText, SYSTEM_EVENTS } from '@dream/contract/rules/chat/chat'
import type { Message } from '@dream/contract/api/chat/messages'
import { BubbleRow, type BubbleActions } from './bubble-row.tsx'
import css from './message-row.module.css'
import type { Row } from './rows.ts'

type Props = {
  row: Row
  myId: string
  otherName: string
  /** The seq of what somebody looked for. */
  targetSeq: number | null
  /** How the broker of the two is called. */
  brokerName: string
  actions: BubbleActions
}

/** One line of the list, whatever it is. */
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
