/** Letter on the drawing table, dimensioned like a wall, with the code sticking out. */
export function EmailDrawing() {
  return (
    <svg viewBox="0 0 320 160" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M64 150h192M64 145v10M256 145v10" stroke="var(--ink-2)" strokeWidth="1.5" />
      <path d="M64 62 160 6l96 56v70a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8Z" fill="var(--card)" strokeWidth="3.5" />
      <path
        d="M92 34h136a8 8 0 0 1 8 8v62H84V42a8 8 0 0 1 8-8Z"
        fill="var(--teal)"
        stroke="var(--on-teal)"
        strokeWidth="2.5"
      />
      <g fill="var(--on-teal)" stroke="none">
        {[110, 130, 150, 170, 190, 210].map((x) => (
          <circle key={x} cx={x} cy="62" r="5" />
        ))}
      </g>
      <path d="M64 62v70a8 8 0 0 0 8 8h176a8 8 0 0 0 8-8V62l-96 52Z" fill="var(--card)" strokeWidth="3.5" />
      <path d="m68 138 62-40M252 138l-62-40" strokeWidth="2" stroke="var(--line-2)" />
    </svg>
  )
}
