import { BadgeCheck, Layers, Sparkles } from 'lucide-react'
import { useIsDark } from '#lib/display/theme.ts'
import { Logo } from '#ui/pictures/logo.tsx'
import css from './hero.module.css'
import planDark from './hero-plan-dark.avif'
import planLight from './hero-plan.avif'

/** Promise of the product beside a real plan. `isShort` leaves room for a longer form. */
export function Hero({ isShort }: { isShort: boolean }) {
  const isDark = useIsDark()
  return (
    <header className={css['hero']} data-short={isShort ? '' : undefined}>
      <div className={css['logo']}>
        <Logo />
      </div>
      <h1 className={css['headline']}>
        Find Your <span>DREAM DESIGN</span>
      </h1>
      <p className={css['promise']}>
        Swipe through stunning floor plans and discover designs that match your vision.
      </p>
      <div className={css['sheet']} aria-hidden="true">
        <img src={isDark ? planDark : planLight} width={595} height={1095} alt="" />
      </div>
    </header>
  )
}

/** Three badges that say what the product does. */
export function Badges() {
  return (
    <ul className={css['badges']}>
      <li>
        <Sparkles aria-hidden="true" />
        Smart Matching
      </li>
      <li>
        <Layers aria-hidden="true" />
        500+ Designs
      </li>
      <li>
        <BadgeCheck aria-hidden="true" />
        Expert Brokers
      </li>
    </ul>
  )
}
