import { lockedHint } from '@dream/contract/rules/designs/unlocks'
import { BuildingBrokerScreen } from '#features/brokers/explained/building-broker-screen.tsx'
import { navigate } from '#lib/navigation/navigation.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { isUnlocked, missingFor, useProgress } from '../../progress.ts'

/** Explains what a building broker is, for everybody; people with access continue to the directory. */
export function BuildingBroker() {
  const { data: progress } = useProgress()
  const isOpen = isUnlocked(progress, 'brokers')
  return (
    <BuildingBrokerScreen
      onBack={() => (history.length > 1 ? history.back() : navigate('/explore'))}
      foot={
        progress && (
          <>
            {!isOpen && <p>{lockedHint(missingFor(progress, 'brokers'))} to meet them.</p>}
            <ButtonLink href={isOpen ? '/brokers' : '/explore'}>
              {isOpen ? 'See the brokers' : 'Keep swiping'}
            </ButtonLink>
          </>
        )
      }
    />
  )
}
