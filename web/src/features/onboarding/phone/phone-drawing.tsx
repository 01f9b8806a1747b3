/** Phone on the drawing table, dimensioned like a wall, with the code arriving. */
export function PhoneDrawing() {
  return (
    <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M96 8v144M90 8h12M90 152h12" stroke="var(--ink-2)" strokeWidth="1.5" />
      <rect x="118" y="8" width="84" height="144" rx="14" fill="var(--card)" strokeWidth="3.5" />
      <path d="M150 18h20" strokeWidth="3" />
      <path d="M130 128h60M130 138h34" strokeWidth="2" stroke="var(--line-2)" />
      <path
        d="M166 40h94a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-68l-16 15v-15h-10a12 12 0 0 1-12-12V52a12 12 0 0 1 12-12Z"
        fill="var(--teal)"
        stroke="var(--on-teal)"
        strokeWidth="2.5"
      />
      <g fill="var(--on-teal)" stroke="none">
        <circle cx="174" cy="67" r="4.5" />
        <circle cx="189.6" cy="67" r="4.5" />
        <circle cx="205.2" cy="67" r="4.5" />
        <circle cx="220.8" cy="67" r="4.5" />
        <circle cx="236.4" cy="67" r="4.5" />
        <circle cx="252" cy="67" r="4.5" />
      </g>
    </svg>
  )
}
