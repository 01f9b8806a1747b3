import { chooseTheme, useThemeChoice, type ThemeChoice } from '#lib/theme.ts'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Card } from './card.tsx'

const CHOICES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** Light, dark, or whatever the device says. */
export function ThemeCard() {
  const choice = useThemeChoice()
  return (
    <Card title="Look">
      <ChoiceChips label="Look" isLabelHidden choices={CHOICES} value={choice} onChange={chooseTheme} />
    </Card>
  )
}
