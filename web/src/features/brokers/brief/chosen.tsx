import type { BrokerDetail } from '@dream/contract/api/sections/brokers'
import { workingTime } from '@dream/contract/rules/brokers/brokers'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { firstName } from '../broker-text.ts'
import css from './brief-form.module.css'
import { HandedOverDrawing } from './handed-over-drawing.tsx'

type Props = { broker: BrokerDetail; conversationId: string; onLeave: () => void }

/** Confirmation that the broker has the brief. */
export function Chosen({ broker, conversationId, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const name = firstName(broker.name)
  useEffect(() => heading.current?.focus(), [])
  const { replyMinutes } = broker
  return (
    <div className={css['chosen']}>
      <HandedOverDrawing />
      <h2 ref={heading} tabIndex={-1}>
        {name} has your brief
      </h2>
      <p>
        {replyMinutes === null
          ? `Say hello, or wait for ${name} to write first.`
          : `Say hello. ${name} usually replies within ${workingTime(replyMinutes)}${replyMinutes <= 90 ? ' of working hours' : ''}.`}
      </p>
      {/* Close at once, so that back, before the chat has loaded, shows the page without the sheet. */}
      <ButtonLink href={`/chat/${conversationId}`} onClick={onLeave}>
        Open chat
      </ButtonLink>
    </div>
  )
}
