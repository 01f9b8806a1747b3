import css from './password-strength.module.css'
import type { Level } from './strength.ts'
import { useStrength } from './use-strength.ts'

const WORDS: Readonly<Record<Level, string>> = {
  weak: 'Weak: easy to guess.',
  fair: 'Fair: could be better.',
  good: 'Good: hard to guess.',
  strong: 'Strong: very hard to guess.',
}
const LEVELS: readonly Level[] = ['weak', 'fair', 'good', 'strong']

type Props = {
  typed: string
  /** Words about the person that an attacker would try. */
  ownWords: () => readonly string[]
}

/** Strength of a typed password: in words, announced when they change, and as a bar. */
export function PasswordStrength({ typed, ownWords }: Props) {
  const strength = useStrength(typed, ownWords)
  const filled = strength ? LEVELS.indexOf(strength.level) + 1 : 0
  return (
    <div className={css['strength']} data-level={strength?.level}>
      {strength && (
        <div className={css['bar']} aria-hidden="true">
          {LEVELS.map((level, at) => (
            <i key={level} data-filled={at < filled ? '' : undefined} />
          ))}
        </div>
      )}
      <p aria-live="polite" className="secondary-text">
        {strength && [WORDS[strength.level], strength.advice].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
