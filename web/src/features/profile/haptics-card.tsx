import { useState } from 'react'
import { chooseHaptics, hasHaptics, tick, wantsHaptics } from '#lib/display/haptics.ts'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { Card } from './card.tsx'

/** Switch for haptics, on phones that support them. */
export function HapticsCard() {
  const [isOn, setOn] = useState(wantsHaptics)
  if (!hasHaptics()) return null
  const choose = (isWanted: boolean) => {
    setOn(isWanted)
    chooseHaptics(isWanted)
    tick('decision')
  }
  return (
    <Card title="Vibration">
      <SwitchRow
        label="A tick when I decide"
        hint="On a like, a pass and an unlock"
        isOn={isOn}
        onChange={choose}
      />
    </Card>
  )
}
