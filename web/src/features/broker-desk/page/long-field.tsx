import { TextArea } from '#ui/forms/text-area.tsx'
import css from './page.module.css'

type Props = {
  label: string
  value: string
  max: number
  rows?: number
  hint?: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Multi-line text with a counter of the remaining characters once they get scarce. */
export function LongField({ max, rows = 4, hint, onChange, ...rest }: Props) {
  const left = max - rest.value.length
  const isScarce = left < max / 5
  return (
    <TextArea
      {...rest}
      rows={rows}
      className={css['long']}
      maxLength={max}
      hint={isScarce ? `${left} characters left` : hint}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
