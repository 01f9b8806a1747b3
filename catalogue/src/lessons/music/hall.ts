/** Stereo samples. */
export interface Stereo {
  left: Float64Array
  right: Float64Array
}

/** Comb filters: delays in seconds without a common divisor, and the feedback of each. */
const ECHOES_S = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617] as const
const COMES_BACK = 0.86
/** Damping of high frequencies in each feedback turn. */
const DULLS = 0.45
const SPREADS_S = [0.0113, 0.0037] as const
const SPREADS = 0.6
/** Factor by which the delays of the other channel are longer. */
const WIDER = 1.047

type Filter = (sample: number) => number

function echo(length: number): Filter {
  const line = new Float64Array(length)
  let [at, kept] = [0, 0]
  return (sample) => {
    const out = line[at] ?? 0
    kept = out * (1 - DULLS) + kept * DULLS
    line[at] = sample + kept * COMES_BACK
    at = (at + 1) % length
    return out
  }
}

function spread(length: number): Filter {
  const line = new Float64Array(length)
  let at = 0
  return (sample) => {
    const late = line[at] ?? 0
    const out = late - SPREADS * sample
    line[at] = sample + SPREADS * out
    at = (at + 1) % length
    return out
  }
}

function sideOf(dry: Float64Array, rate: number, size: number): Float64Array {
  const samples = (seconds: number) => Math.round(seconds * size * rate)
  const echoes = ECHOES_S.map((seconds) => echo(samples(seconds)))
  const spreads = SPREADS_S.map((seconds) => spread(samples(seconds)))
  const once = (sample: number) =>
    spreads.reduce(
      (sum, filter) => filter(sum),
      echoes.reduce((sum, filter) => sum + filter(sample), 0) / echoes.length,
    )
  // The first pass fills the delays: the loop then begins in the reverb of its own end.
  for (const sample of dry) once(sample)
  return dry.map(once)
}

/** Reverb of a loop in its steady state: Schroeder's reverberator, combs into allpasses. */
export const hallOf = ({ left, right }: Stereo, rate: number): Stereo => ({
  left: sideOf(left, rate, 1),
  right: sideOf(right, rate, WIDER),
})
