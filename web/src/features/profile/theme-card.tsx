import { chooseTheme, useThemeChoice, type ThemeChoice } from '#lib/display/theme.ts'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Card } from './card.tsx'

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'Match system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Light, dark, or whatever the device says. */
export function ThemeCard() {
  const choice = useThemeChoice()
  return (
    <Card title="Appearance">
      <ChoiceChips label="Appearance" isLabelHidden choices={CHOICES} value={choice} onChange={chooseTheme} />
    </Card>
  )
}
