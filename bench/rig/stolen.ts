import { readFileSync } from 'node:fs'

/** Of the fields of a processor's times: what a host gave to others while something here wanted to run, in ticks of 10 ms. */
const STEAL = 8

/** Ticks that the machine under this one has taken away since it started; 0 where nobody tells. */
export function stolenTicks(): number {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
    return Number(all.split(/ +/)[STEAL] ?? 0)
  } catch {
    return 0
  }
}
