/** Run of words that both texts have, or only the earlier, or only the later one. */
export type Run = { kind: 'same' | 'removed' | 'added'; text: string }

/** Splits into words, each with the space behind it. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+\s*/g) ?? []
const isSameWord = (a: string | undefined, b: string | undefined) => a?.trim() === b?.trim()

/** Maximum of words; longer texts are shown as replaced whole, as the table below grows with both lengths. */
const MAX_WORDS = 2000

/** Difference of two texts by words (longest common subsequence). */
export function wordDifference(before: string, after: string): Run[] {
  const [old, next] = [wordsOf(before), wordsOf(after)]
  if (old.length > MAX_WORDS || next.length > MAX_WORDS) {
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ])
  }
  const common = commonLengths(old, next)
  const runs: Run[] = []
  let [o, n] = [0, 0]
  while (o < old.length || n < next.length) {
    const [oldWord, nextWord] = [old[o], next[n]]
    if (oldWord !== undefined && nextWord !== undefined && isSameWord(oldWord, nextWord)) {
      runs.push({ kind: 'same', text: nextWord })
      o += 1
      n += 1
    } else if (
      nextWord === undefined ||
      (oldWord !== undefined && at(common, o + 1, n) >= at(common, o, n + 1))
    ) {
      runs.push({ kind: 'removed', text: oldWord ?? '' })
      o += 1
    } else {
      runs.push({ kind: 'added', text: nextWord })
      n += 1
    }
  }
  return joined(runs)
}

type Table = readonly Uint16Array[]
const at = (table: Table, row: number, column: number) => table[row]?.[column] ?? 0

/** Table of the number of common words from each pair of positions on. */
function commonLengths(old: readonly string[], next: readonly string[]): Table {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(next.length + 1))
  for (let o = old.length - 1; o >= 0; o -= 1) {
    for (let n = next.length - 1; n >= 0; n -= 1) {
      const row = table[o]
      if (!row) continue
      row[n] = isSameWord(old[o], next[n])
        ? at(table, o + 1, n + 1) + 1
        : Math.max(at(table, o + 1, n), at(table, o, n + 1))
    }
  }
  return table
}

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const last = result.at(-1)
    if (run.text === '') continue
    if (last?.kind === run.kind) last.text += run.text
    else result.push({ ...run })
  }
  return result
}
