import css from './drawings.module.css'
import { Across, HouseFront, StandingTree, Upright, Label } from './pieces.tsx'

const LEVELS = ['LOW', '12.5', '19', '29', '40', 'FZ']

/** Trees, distance and slope make the level of a house near the bush. */
export function Bushfire() {
  return (
    <>
      <path className={css['soil']} d="M0 128q120 30 360 30v46H0z" />
      <StandingTree x={26} y={134} height={96} />
      <StandingTree x={66} y={142} height={110} />
      <StandingTree x={104} y={148} height={84} />
      <path className={css['heat']} d="M138 118q8-8 16 0t16 0M140 96q8-8 16 0t16 0M146 74q8-8 16 0t16 0" />
      <HouseFront x={236} y={158} width={96} />
      <Across x={128} y={178} length={108} />
      <Label x={182} y={194} anchor="middle" tone="note">
        distance
      </Label>
      <g transform="translate(15 234)">
        {LEVELS.map((name, at) => (
          <g key={name} transform={`translate(${at * 55} 0)`}>
            <path
              d="M0 0v-12h55V0z"
              fill={`color-mix(in oklab, var(--pass) ${at * 18}%, var(--card))`}
              stroke="var(--ink)"
              strokeWidth="1.75"
            />
            <Label x={27} y={18} anchor="middle">
              {name}
            </Label>
          </g>
        ))}
      </g>
    </>
  )
}

/** Creek, the height it may reach, and a floor that stands above it. */
export function Flood() {
  return (
    <>
      <path className={css['water']} d="M0 150h196l-40 76H0z" />
      <path className={css['soil']} d="M0 214q50 10 90-6 40-22 80-26 60-8 190-8v86H0z" />
      <path className={css['thin']} d="M14 166q10-6 20 0t20 0M60 180q10-6 20 0t20 0M20 196q8-5 16 0t16 0" />
      <path d="M0 150h360" stroke="var(--teal-text)" strokeWidth="2.5" strokeDasharray="9 6" />
      <path className={css['mark']} d="M196 130h120v12H196z" />
      <path stroke="var(--ink)" strokeWidth="5" d="M206 142v38M256 142v36M306 142v34" />
      <HouseFront x={200} y={130} width={112} />
      <path className={css['line']} d="M196 142h-14v12h-14v12h-14v14" />
      <Label x={10} y={142}>
        Flood level
      </Label>
      <Upright x={338} y={130} length={20} side="left" />
      <path className={css['dash']} d="M318 130h28" />
      <Label x={350} y={120} anchor="end">
        Floor
      </Label>
    </>
  )
}
