import { CONFETTI_MS } from '@dream/contract/rules/app/timing'
import { useEffect, useState, type CSSProperties } from 'react'
import { usePrefersReducedMotion } from '#lib/display/motion.ts'
import css from './confetti-rain.module.css'
import { CONFETTI, type Piece } from './confetti.ts'

/** Confetti for three seconds after mount; none with reduced motion. */
export function ConfettiRain() {
  const [isFinished, setOver] = useState(false)
  const isReduced = usePrefersReducedMotion()
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), CONFETTI_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isFinished || isReduced) return null
  return (
    <div className={css['rain']} aria-hidden="true" data-testid="confetti">
      {CONFETTI.map((piece) => (
        <span
          key={piece.id}
          className={css[piece.shape === 'sparkle' ? 'sparkle' : 'piece']}
          data-shape={piece.shape}
          data-tone={piece.tone}
          style={styleOf(piece)}
        />
      ))}
    </div>
  )
}

function styleOf({ id, left, delayMs, fallMs, turn, sway }: Piece): CSSProperties {
  const vars: Record<`--${string}`, string> = {
    '--turn': `${turn}deg`,
    '--sway': `${sway}px`,
    '--rest': `${8 + ((id * 61) % 84)}%`,
  }
  return { ...vars, left: `${left * 100}%`, animationDelay: `${delayMs}ms`, animationDuration: `${fallMs}ms` }
}
