/** Key before the door of a plan, whose swing is the teal marker. */
export function KeyDrawing() {
  return (
    <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M36 28h92M192 28h92M36 28v104h248V28" strokeWidth="5" strokeLinecap="butt" />
      <path d="M128 28V92A64 64 0 0 0 192 28Z" fill="var(--teal)" stroke="none" />
      <path d="M128 28v64" strokeWidth="3" />
      <path d="M128 92a64 64 0 0 0 64-64" strokeWidth="1.75" strokeDasharray="5 5" />
      <g strokeWidth="3" fill="var(--card)">
        <circle cx="206" cy="96" r="17" />
        <circle cx="206" cy="96" r="5.5" fill="var(--mist)" strokeWidth="2.5" />
        <path d="M223 96h43v12M252 96v9" fill="none" />
      </g>
      <g strokeWidth="1.5" stroke="var(--ink-2)">
        <path d="M128 14h64M128 9v10M192 9v10" />
      </g>
    </svg>
  )
}
