import css from './drawings.module.css'
import { Across, Contours, Street, Tree, Upright, Label } from './pieces.tsx'

/** Plan on a lot, and how much of the width each takes. */
export function BlockAndPlan() {
  return (
    <>
      <Contours />
      <Street />
      <Across x={96} y={30} length={168}>
        Lot 14 m
      </Across>
      <path className={css['lot']} d="M96 44h168v196H96z" />
      <path fill="var(--teal)" d="M97 84h19v112H97zM244 84h19v112h-19z" />
      <path className={css['road']} d="M196 196h40v44h-40z" />
      <path className={css['wall']} d="M116 84h128v112H164v-16h-48z" />
      <path
        className={css['room']}
        stroke="var(--on-teal)"
        d="M116 128h62v-20M178 128v52M178 150h66M212 150v46"
      />
      <Across x={116} y={72} length={128} />
      <Label x={180} y={62} anchor="middle">
        House 10.6 m
      </Label>
      <Upright x={284} y={44} length={196}>
        28 m
      </Upright>
      <Tree x={40} y={88} r={18} />
      <Tree x={62} y={196} r={13} />
      <Tree x={330} y={196} r={16} />
    </>
  )
}

/** Lot that widens from the street: the width counts where the house begins. */
export function BuildingLine() {
  return (
    <>
      <Contours />
      <path className={css['road']} d="M86 260q94-44 188 0z" />
      <path className={css['lot']} d="M140 238q40-14 80 0l82-200H58z" />
      <path className={css['wall']} d="M114 76h132v84H114z" />
      <path className={css['room']} d="M114 116h60v44M174 98v18M206 116v44" />
      <path d="M116 174h128" stroke="var(--teal)" strokeWidth="9" />
      <path d="M100 174h160" stroke="var(--teal-text)" strokeWidth="2.5" strokeDasharray="8 5" />
      <Label x={268} y={178}>
        building line
      </Label>
      <Across x={116} y={196} length={128} />
      <Label x={180} y={213} anchor="middle">
        12 m here
      </Label>
      <Label x={180} y={251} anchor="middle" tone="note">
        7 m at the street
      </Label>
      <Tree x={34} y={110} r={18} />
      <Tree x={330} y={80} r={15} />
      <Tree x={50} y={222} r={13} />
    </>
  )
}

/** Front of a lot: what stands in the street decides where the driveway may cross. */
export function Frontage() {
  return (
    <>
      <Contours />
      <path className={css['road']} d="M0 190h360v70H0z" />
      <path className={css['lane']} d="M6 226h354" />
      <path fill="var(--card)" d="M0 150h360v22H0z" />
      <path className={css['line']} strokeWidth="1.25" d="M0 150h360M0 172h360" />
      <path className={css['lot']} d="M70 20h220v118H70z" />
      <path className={css['wall']} d="M92 20h176v66h-72v12H92z" />
      <path className={css['room']} d="M150 20v78M196 20v66" />
      <path fill="var(--teal)" stroke="var(--on-teal)" strokeWidth="1.75" d="M204 88h44v102h-44z" />
      <path className={css['dash']} d="M104 100h40v90h-40z" />
      <Tree x={124} y={180} r={17} />
      <path className={css['heat']} strokeWidth="3" d="m108 108 32 26M140 108l-32 26" />
      <rect x="164" y="154" width="18" height="14" className={css['lot']} />
      <path className={css['thin']} d="M164 161h18M173 154v14" />
      <circle cx="280" cy="181" r="8" className={css['lot']} />
      <path className={css['line']} d="M272 181h16M280 173v16" />
      <Label x={173} y={206} anchor="middle" tone="note">
        pit
      </Label>
      <Label x={280} y={206} anchor="middle" tone="note">
        pole
      </Label>
      <Label x={226} y={130} anchor="middle" tone="onteal">
        in
      </Label>
    </>
  )
}
