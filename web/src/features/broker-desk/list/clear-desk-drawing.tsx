/** Drawing table with one rolled plan and a marker at rest: everything is done. */
export function ClearDeskDrawing() {
  return (
    <svg viewBox="0 0 274 170" aria-hidden="true">
      <g stroke="var(--line)">
        {[36, 72, 108, 144, 180, 216, 252].map((x) => (
          <path key={x} d={`M${x} 10v118`} />
        ))}
        {[32, 64, 96].map((y) => (
          <path key={y} d={`M12 ${y}h250`} />
        ))}
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="m66 130-16 34M208 130l16 34M12 164h250" />
        <path fill="var(--sand)" d="M32 118h210v12H32z" />
        <path d="M206 118V74l-34-30" />
        <path fill="var(--mist)" d="m180 30-28 26 34 10 14-12z" />
        <circle cx="206" cy="74" r="4" fill="var(--card)" />
        <path fill="var(--card)" d="M54 100h82a9 9 0 0 1 0 18H54a9 9 0 0 1 0-18Z" />
        <path d="M54 100a9 9 0 0 1 0 18 4.500 4.500 0 0 1 0-9" />
      </g>
      <path fill="var(--teal)" stroke="var(--ink)" strokeWidth="2" d="M150 110h36v8h-36l-8-4Z" />
      <path fill="var(--teal)" d="M92 100h14v18H92z" />
    </svg>
  )
}
