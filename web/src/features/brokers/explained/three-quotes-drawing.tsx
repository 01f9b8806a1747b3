const SHEETS = [
  { x: 18, top: 34, lines: [38, 46, 30, 42, 34], bar: 34 },
  { x: 100, top: 22, lines: [44, 34, 0, 40, 46], bar: 24 },
  { x: 182, top: 34, lines: [36, 44, 40, 32, 42], bar: 44 },
] as const

/** Three quotes that look alike; in the cheapest one a line is missing. */
export function ThreeQuotesDrawing() {
  return (
    <svg viewBox="0 0 264 168">
      <path stroke="var(--ink)" strokeWidth="2.5" d="M4 152h256" />
      {SHEETS.map(({ x, top, lines, bar }) => (
        <g key={x}>
          <rect
            x={x}
            y={top}
            width="64"
            height={152 - top}
            rx="6"
            fill="var(--card)"
            stroke="var(--ink)"
            strokeWidth="2.5"
          />
          <path
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2.5"
            strokeLinejoin="round"
            d={`M${x + 10} ${top + 26}v-8l10-8 10 8v8z`}
          />
          <g stroke="var(--ink-2)" strokeWidth="3" strokeLinecap="round">
            {lines.map((length, at) => (
              <path
                key={length}
                d={`M${x + 10} ${top + 40 + at * 12}h${length || 44}`}
                strokeDasharray={length ? undefined : '2 6'}
              />
            ))}
          </g>
          <path stroke="var(--line-2)" d={`M${x} 136h64`} />
          <path stroke="var(--teal)" strokeWidth="7" strokeLinecap="round" d={`M${x + 12} 144h${bar}`} />
        </g>
      ))}
      <path
        fill="none"
        stroke="var(--pass)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M105 78c-6 9 2 17 27 17s36-6 33-14-19-11-38-10c-13 1-22 4-24 9"
      />
    </svg>
  )
}
