/** Metres with one decimal, as they are written on plans. */
export const metres = (value: number) => (Math.round(value * 10 + 1e-6) / 10).toFixed(1)

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Small numbers as a sentence begins with them. */
export const inWords = (value: number) => WORDS[value] ?? String(value)

/** Stops a lesson whose plan no longer shows what it says. */
export function claim(isTrue: boolean, statement: string): void {
  if (!isTrue) throw new Error(`Not true of this plan any more: ${statement}`)
}
