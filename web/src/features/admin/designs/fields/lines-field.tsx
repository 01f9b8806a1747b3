import { useState } from 'react'
import { TextArea } from '#ui/forms/text-area.tsx'

type Props = {
  label: string
  lines: readonly string[]
  onChange: (lines: string[]) => void
  hint: string
  error?: string | undefined
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Field for a list of short texts, one per line. */
export function LinesField({ label, lines, onChange, hint, error }: Props) {
  const [typed, setTyped] = useState(lines.join('\n'))
  const isSame = linesIn(typed).join('\n') === lines.join('\n')
  return (
    <TextArea
      label={label}
      hint={hint}
      error={error}
      rows={Math.max(3, lines.length + 1)}
      value={isSame ? typed : lines.join('\n')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(linesIn(currentTarget.value))
      }}
    />
  )
}
