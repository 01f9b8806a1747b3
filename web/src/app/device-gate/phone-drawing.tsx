import css from './phone-drawing.module.css'

/** Phone with a plan on it, measured like a house: 72 by 147 millimetres. */
export function PhoneDrawing() {
  return (
    <svg viewBox="0 0 400 668" className={css['drawing']} aria-hidden="true">
      <g className={css['size']}>
        <path d="M44 6v608M38 15l12-18M38 623l12-18" />
        <path d="M92 642h300M86 651l12-18M386 651l12-18" />
        <text x="242" y="665" textAnchor="middle">
          72 mm, fits a hand
        </text>
        <text textAnchor="middle" transform="translate(26 310) rotate(-90)">
          147 mm, one thumb tall
        </text>
      </g>
      <rect className={css['phone']} x="96.500" y="10.500" width="291" height="599" rx="50" />
      <rect className={css['card']} x="114" y="50" width="256" height="446" rx="26" />
      <path className={css['lawn']} d="M114 76a26 26 0 0 1 26-26h138v350H114Z" />
      <path className={css['line']} d="M278 50v350M114 400h256M278 90h92M278 130h92M278 170h92" />
      <PlanOnIt />
      <g className={css['fact']}>
        <text x="300" y="76">
          4 bed
        </text>
        <text x="300" y="116">
          2 bath
        </text>
        <text x="300" y="156">
          2 car
        </text>
      </g>
      <text className={css['name']} x="132" y="440">
        One long room
      </text>
      <text className={css['note']} x="132" y="466">
        that opens to the garden
      </text>
      <g className={css['button']}>
        <circle cx="198" cy="552" r="32" />
        <circle cx="286" cy="552" r="32" />
      </g>
      <path className={css['pass']} d="m188 542 20 20m0-20-20 20" />
      <path
        className={css['like']}
        d="M286 564c-9-7-14-11-14-18a7.500 7.500 0 0 1 14-4 7.500 7.500 0 0 1 14 4c0 7-5 11-14 18Z"
      />
    </svg>
  )
}

function PlanOnIt() {
  return (
    <g transform="translate(196 226) scale(1.14) translate(-193 -223)">
      <path fill="var(--sand)" d="M134 128h66v96h-66z" />
      <path fill="var(--card)" d="M200 80h52v260h-52z" />
      <path fill="var(--mist)" d="M134 224h34v34h-34zM200 166h52v38h-52z" />
      <path fill="var(--line)" d="M134 258h66v76h-66z" />
      <g fill="none" stroke="var(--ink)" strokeWidth="5" strokeLinejoin="miter">
        <path d="M168 80h84v260h-34M202 340h-2v-6h-66V128h34" />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="2.500">
        <path d="M168 128h18M200 80v54M200 154v70M200 240v94M200 122h18M236 122h16M200 166h52M200 204h20M238 204h14M200 248h52M200 292h16M234 292h18" />
        <path d="M134 224h50M168 224v34M134 258h66" />
      </g>
      <path fill="none" stroke="var(--ink-2)" strokeWidth="1.500" strokeDasharray="4 3" d="M168 82h-18v46" />
      <g fill="none" stroke="var(--ink-2)" strokeWidth="1.500">
        <rect x="222" y="88" width="22" height="26" rx="2" />
        <rect x="222" y="130" width="22" height="28" rx="2" />
        <rect x="222" y="212" width="22" height="28" rx="2" />
        <rect x="216" y="300" width="28" height="30" rx="2" />
        <rect x="142" y="140" width="16" height="34" rx="3" />
        <rect x="170" y="146" width="20" height="28" rx="2" />
        <rect x="146" y="196" width="38" height="11" rx="2" />
        <rect x="142" y="268" width="21" height="54" rx="8" />
        <rect x="171" y="268" width="21" height="54" rx="8" />
      </g>
      <g stroke="var(--ink-2)" strokeWidth="1.500">
        <path d="M134 366h118M130 372l8-12M248 372l8-12" />
      </g>
    </g>
  )
}
