import { MESSAGES } from '@dream/contract/rules/app/messages'
import { Button } from '#ui/buttons/button.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/status/notice.tsx'
import type { DeckState } from '../hand/use-hand.ts'
import { AllSeen, type EmptyProps } from './empty/all-seen.tsx'

export type NoticeProps = { state: Exclude<DeckState, 'ready' | 'loading'> } & EmptyProps

const FAILURES = {
  offline: {
    title: "You're offline",
    text: `${MESSAGES.offline} Your likes are saved, and sent when you're back online.`,
  },
  unreachable: {
    title: "Couldn't load more plans",
    text: "Dream Design isn't responding. Your likes are saved, and sent when it's back.",
  },
  failed: {
    title: "Couldn't load more plans",
    text: 'Something went wrong at our end. Your likes are safe.',
  },
} as const

/** Notice in place of the cards. */
export function DeckNotice({ state, ...all }: NoticeProps) {
  if (state === 'empty') return <AllSeen {...all} />
  const { title, text } = FAILURES[state]
  return (
    <Notice
      title={title}
      drawing={state === 'offline' ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={<Button onClick={all.onRetry}>Try again</Button>}
    >
      <p>{text}</p>
    </Notice>
  )
}
