import type { BrokerDetail } from '@dream/contract/api/brokers'
import { useSession } from '#lib/session.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { useCurrentBroker } from '../current-broker.ts'
import { firstName } from '../words.ts'
import css from './broker-screen.module.css'

/** The one thing to do on a broker's page, by where the two stand with each other. */
export function ChooseBar({ broker, onChoose }: { broker: BrokerDetail; onChoose: () => void }) {
  const { user } = useSession()
  const name = firstName(broker.name)
  const current = useCurrentBroker(user?.selectedBrokerId ?? null)
  return (
    <>
      <div className={css['room']} />
      <div className={css['bar']} data-tour="broker-choose">
        {user?.selectedBrokerId === broker.id ? (
          <div className={css['pair']}>
            <a href={current ? `/chat/${current.conversationId}` : '/chat'} className={buttonClass({})}>
              Open chat
            </a>
            <a href="/brokers" className={buttonClass({ variant: 'outline' })}>
              Change broker
            </a>
          </div>
        ) : broker.isFull ? (
          <>
            <p>{name} takes no new buyers right now.</p>
            <a href="/brokers" className={buttonClass({ variant: 'outline' })}>
              See other brokers
            </a>
          </>
        ) : user?.selectedBrokerId ? (
          <>
            <p>{current ? `${current.name} is your broker now.` : 'You have another broker now.'}</p>
            <Button onClick={onChoose} aria-haspopup="dialog" aria-label={`Change broker to ${name}`}>
              Change broker
            </Button>
          </>
        ) : (
          <Button onClick={onChoose} aria-haspopup="dialog">
            Choose {name}
          </Button>
        )}
      </div>
    </>
  )
}
