import type { CardDesign } from '@dream/contract/api/designs/design'
import { useState } from 'react'
import { ThemeHere } from '#lib/display/theme.ts'
import { Segmented } from '#ui/forms/segmented.tsx'
import type { RenderCard } from '../render-card.ts'
import css from './editor.module.css'

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const
type Theme = (typeof THEMES)[number]['value']
const WIDTHS = [
  { value: 'small', label: '360 px' },
  { value: 'usual', label: '412 px' },
] as const
type Width = (typeof WIDTHS)[number]['value']

/** Preview of the card as buyers see it, at two phone widths and in both themes. */
export function CardPreview({ card, renderCard }: { card: CardDesign; renderCard: RenderCard }) {
  const [theme, setTheme] = useState<Theme>('light')
  const [width, setWidth] = useState<Width>('small')
  return (
    <section className={css['preview']} aria-label="The card as buyers see it">
      <div className={css['preview-bar']}>
        <Segmented label="Theme" options={THEMES} value={theme} onChange={setTheme} />
        <Segmented label="Width of the phone" options={WIDTHS} value={width} onChange={setWidth} />
      </div>
      <div className={css['phone']} data-theme={theme} data-width={width}>
        <ThemeHere value={theme}>
          <div className={css['deck']}>{renderCard(card)}</div>
        </ThemeHere>
      </div>
    </section>
  )
}
