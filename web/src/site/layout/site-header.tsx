import { Download, Menu, X } from 'lucide-react'
import type { Brokerage } from '../content.ts'
import { Outbound } from './outbound.tsx'
import css from './site-header.module.css'
import { Wordmark } from './wordmark.tsx'

const LINKS = [
  { href: '/about-us', label: 'About Us' },
  { href: '/contact', label: 'Contact' },
]

type Props = { path: string | null; brokerage: Brokerage }

/** Sticky header. Small screens have a menu that opens without a script. */
export function SiteHeader({ path, brokerage }: Props) {
  const current = (href: string) => (href === path ? 'page' : undefined)
  return (
    <header className={css['header']}>
      <div className={css['bar']}>
        <a className={css['logo']} href="/home" aria-label="Dream Design, home">
          <Wordmark />
        </a>
        <nav className={css['nav']} aria-label="Pages">
          {LINKS.map(({ href, label }) => (
            <a key={href} className={css['link']} href={href} aria-current={current(href)}>
              {label}
            </a>
          ))}
          <a className={css['download']} href="/app" aria-current={current('/app')}>
            Download
          </a>
        </nav>
        <details className={css['menu']} data-menu="">
          <summary className={css['toggle']}>
            <Menu className={css['open']} aria-hidden="true" />
            <X className={css['close']} aria-hidden="true" />
            <span className={css['open']}>Menu</span>
            <span className={css['close']}>Close</span>
          </summary>
          <nav className={css['sheet']} aria-label="Menu">
            <ul className={css['lines']}>
              {[{ href: '/', label: 'Home' }, ...LINKS].map(({ href, label }) => (
                <li key={href}>
                  <a href={href} aria-current={current(href)}>
                    <span>{label}</span>
                  </a>
                </li>
              ))}
            </ul>
            <a className={css['get']} href="/app">
              <Download size={20} aria-hidden="true" />
              Download
            </a>
            <p className={css['small']}>
              <a href="/app-home">broker login</a>
              <span>
                a product of <Outbound href={brokerage.url}>{brokerage.name}</Outbound>
              </span>
            </p>
          </nav>
        </details>
      </div>
    </header>
  )
}
