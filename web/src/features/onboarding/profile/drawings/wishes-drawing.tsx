import type { Draft } from '../answers.ts'

/** Rooms of the drawing; the first ones fill as wishes are added. */
const ADMIN_PAGES = ['M48 24H112V76H48Z', 'M48 76H112V136H48Z', 'M112 24H176V64H112Z'] as const

/** Plan in progress; the marker advances with every wish. */
export function WishesDrawing({
  bedrooms,
  storeys,
  mustHaves,
}: Pick<Draft, 'bedrooms' | 'storeys' | 'mustHaves'>) {
  const wishes = mustHaves.length + (bedrooms === null ? 0 : 1)
  return (
    <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {storeys === '2' && (
        <path d="M66 8H256V24" strokeWidth="1.75" strokeDasharray="5 5" stroke="var(--ink-2)" />
      )}
      {ADMIN_PAGES.map((room, at) => (
        <path key={room} d={room} fill={wishes > at * 2 ? 'var(--mist)' : 'none'} stroke="none" />
      ))}
      <path d="M224 136H48V24H240V72" strokeWidth="5" strokeLinecap="butt" strokeLinejoin="miter" />
      <path d="M48 76H92M112 76V24M112 100V136M112 64H148M176 64V24" strokeWidth="2.5" />
      <path d="M240 80V136H224" strokeWidth="2" strokeDasharray="5 6" stroke="var(--ink-2)" />
      <g strokeWidth="1.5">
        <rect x="60" y="34" width="26" height="30" rx="3" fill="var(--card)" />
        <path d="M60 44h26" />
        <rect x="60" y="94" width="26" height="30" rx="3" fill="var(--card)" />
        <path d="M60 104h26" />
        <rect x="136" y="96" width="52" height="16" rx="3" fill="var(--card)" />
      </g>
      <g transform="translate(240 74) rotate(38)">
        <path
          d="M0 0-8-15V-78a8 8 0 0 1 16 0V-15Z"
          fill="var(--teal)"
          stroke="var(--on-teal)"
          strokeWidth="2.25"
        />
        <path d="M-8-15H8M-8-66H8" stroke="var(--on-teal)" strokeWidth="2.25" />
        <path d="M0 0-3.5-6.5H3.5Z" fill="var(--on-teal)" stroke="var(--on-teal)" strokeWidth="1.5" />
      </g>
    </svg>
  )
}
