/** Top of a phone with one notification, as it will look; dimensioned like a wall. */
export function NotificationDrawing({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 340 168" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <path d="M84 8v160M78 8h12" stroke="var(--ink-2)" strokeWidth="1.5" />
      <path d="M106 168V26a18 18 0 0 1 18-18h92a18 18 0 0 1 18 18v142" fill="var(--card)" strokeWidth="3.5" />
      <path d="M158 20h24" strokeWidth="3" />
      <g fill="var(--ink)" stroke="none" textAnchor="middle" fontFamily="var(--serif)">
        <text x="170" y="62" fontSize="26" fontWeight="480">
          9:41
        </text>
      </g>
      <path d="M126 152h88M126 162h56" strokeWidth="2" stroke="var(--line-2)" />
      <g>
        <rect
          x="38"
          y="78"
          width="264"
          height="60"
          rx="16"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="2.5"
        />
        <rect x="50" y="90" width="36" height="36" rx="9" fill="var(--teal)" stroke="none" />
        <g transform="translate(55.7 95.9) scale(0.38)" stroke="none">
          <path fill="var(--on-teal)" d="M8 6H31A26 26 0 0 1 31 58H8V47H31A15 15 0 0 0 31 17H19V23H8Z" />
          <path fill="var(--on-bubble-mine)" d="M8 47V27A20 20 0 0 1 28 47Z" />
        </g>
        <g fill="var(--ink)" stroke="none" fontFamily="var(--sans)">
          <text x="98" y="105" fontSize="14" fontWeight="700">
            {name}
          </text>
          <text x="98" y="124" fontSize="13" fontWeight="450" fill="var(--ink-2)">
            You have a new message.
          </text>
          <text x="290" y="105" fontSize="11.5" fontWeight="550" fill="var(--ink-2)" textAnchor="end">
            now
          </text>
        </g>
      </g>
    </svg>
  )
}
