/** Sheet with a small plan and three ticks, handed into a speech bubble. */
export function HandedOverDrawing() {
  return (
    <svg viewBox="0 0 240 168" aria-hidden="true">
      <g fill="none" stroke="var(--line)">
        <path d="M12 24h216M12 54h216M12 84h216M12 114h216M12 144h216" />
        <path d="M30 8v152M60 8v152M90 8v152M120 8v152M150 8v152M180 8v152M210 8v152" />
      </g>
      <path
        fill="var(--mist)"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M118 34h92a12 12 0 0 1 12 12v66a12 12 0 0 1-12 12h-16v22l-24-22h-52a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12Z"
      />
      <g transform="rotate(-7 84 84)">
        <rect
          x="36"
          y="20"
          width="98"
          height="128"
          rx="8"
          fill="var(--card)"
          stroke="var(--ink)"
          strokeWidth="2.5"
        />
        <path fill="var(--sand)" d="M50 34h40v34H50z" />
        <path
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3.5"
          d="M90 68H50V34h70v34h-14M90 34v20M50 52h22"
        />
        <path
          fill="none"
          stroke="var(--ink-2)"
          strokeWidth="1.5"
          strokeDasharray="4 3"
          d="M90 68a16 16 0 0 1 16-14"
        />
        <g stroke="var(--line-2)" strokeWidth="4" strokeLinecap="round">
          <path d="M72 90h46M72 110h34M72 130h40" />
        </g>
        <g fill="none" stroke="var(--teal)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
          <path d="m51 90 5 5 9-10M51 110l5 5 9-10M51 130l5 5 9-10" />
        </g>
      </g>
      <g fill="var(--ink)">
        <circle cx="158" cy="80" r="5" />
        <circle cx="176" cy="80" r="5" />
        <circle cx="194" cy="80" r="5" />
      </g>
    </svg>
  )
}
