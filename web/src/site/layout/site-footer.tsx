import type { Brokerage } from '../content.ts'
import { Outbound } from './outbound.tsx'
import css from './site-footer.module.css'
import { Wordmark } from './wordmark.tsx'

export function SiteFooter({ brokerage }: { brokerage: Brokerage }) {
  return (
    <footer className={css['footer']} data-theme="dark">
      <div className={css['inner']}>
        <div>
          <Wordmark />
          <p className={css['line']}>Swipe right for design.</p>
        </div>
        <nav className={css['links']} aria-label="More pages">
          <ul>
            <li>
              <a href="/about-us">About Us</a>
            </li>
            <li>
              <a href="/contact">Contact</a>
            </li>
            <li>
              <a href="/app">Download</a>
            </li>
          </ul>
          <ul>
            <li>
              <a href="/privacy">Privacy</a>
            </li>
            <li>
              <a href="/terms">Terms</a>
            </li>
          </ul>
          <ul>
            <li>
              <a href="/app-home">broker login</a>
            </li>
            <li className={css['owner']}>
              <span>a product of </span>
              <Outbound href={brokerage.url}>{brokerage.name}</Outbound>
            </li>
          </ul>
        </nav>
        {/* Removed by the server where it is not set. */}
        <p className={css['identity']}>
          <span>Copyright %YEAR% {brokerage.name}</span>
          <span data-if="BROKERAGE_ABN">ABN %BROKERAGE_ABN%</span>
          <span data-if="BROKERAGE_ADDRESS">%BROKERAGE_ADDRESS%</span>
        </p>
      </div>
    </footer>
  )
}
