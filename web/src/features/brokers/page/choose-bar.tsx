import type { BrokerDetail } from '@dream/contract/api/sections/brokers'
import { settings } from '#lib/session/settings.ts'
import { useSession } from '#lib/session/session.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { useCurrentBroker } from '../current-broker.ts'
import { firstName } from '../broker-text.ts'
import css from './broker-screen.module.css'

/** Main action of a broker's page, by the relation of the two. */
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
            <ButtonLink href={current ? `/chat/${current.conversationId}` : '/chat'}>Open chat</ButtonLink>
            <ButtonLink href="/brokers" variant="outline">
              Change broker
            </ButtonLink>
          </div>
        ) : !settings().features.choosingBrokers ? (
          <p>Brokers aren't taking new buyers right now.</p>
        ) : broker.isFull ? (
          <>
            <p>{name} isn't taking new buyers right now.</p>
            <ButtonLink href="/brokers" variant="outline">
              See other brokers
            </ButtonLink>
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
