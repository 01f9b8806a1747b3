/** Formats metres with one decimal, as on plans. */
export const metres = (value: number) => (Math.round(value * 10 + 1e-6) / 10).toFixed(1)

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Small numbers in words, as at the beginning of a sentence. */
export const inWords = (value: number) => WORDS[value] ?? String(value)

/** Throws when a plan no longer supports a statement of its lesson. */
export function claim(isTrue: boolean, statement: string): void {
  if (!isTrue) throw new Error(`Not true of this plan any more: ${statement}`)
}
