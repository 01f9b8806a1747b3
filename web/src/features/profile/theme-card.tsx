import { chooseTheme, useThemeChoice, type ThemeChoice } from '#lib/display/theme.ts'
import { chooseMotion, useMotionChoice } from '#lib/display/motion.ts'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { Card } from './card.tsx'

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'Match system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Choice of the theme and of motion. */
export function ThemeCard() {
  const choice = useThemeChoice()
  const motion = useMotionChoice()
  return (
    <Card title="Appearance">
      <ChoiceChips label="Appearance" isLabelHidden choices={CHOICES} value={choice} onChange={chooseTheme} />
      <SwitchRow
        label="Less motion"
        hint="Cards fade instead of flying, whatever your device says"
        isOn={motion === 'reduced'}
        onChange={(isOn) => chooseMotion(isOn ? 'reduced' : 'system')}
      />
    </Card>
  )
}
