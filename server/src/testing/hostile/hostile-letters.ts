import { renderLetter } from '#platform/messages-out/render-letter.ts'
import { parseEnv } from '#platform/process/env.ts'
import { HOSTILE_STRINGS } from './hostile-strings.ts'

/** HTML of a letter for each hostile string, which is in all of its texts. */
export function hostileLetters(): string[] {
  const sender = parseEnv({})
  return HOSTILE_STRINGS.map((text) => {
    const letter = {
      to: 'somebody@example.com',
      subject: text,
      title: text,
      lines: [text],
      quote: text,
      code: text,
      notes: [text],
      action: { label: text, url: 'https://dream.example.com/' },
    }
    return renderLetter(letter, sender).html ?? ''
  })
}
