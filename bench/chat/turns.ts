/** So many rounds of everybody. Each begins with another one, so that the machine's moods fall on all of them. */
export const takeTurns = <T>(all: readonly T[], rounds: number): T[] =>
  Array.from({ length: rounds }, (_, round) => {
    const first = round % all.length
    return [...all.slice(first), ...all.slice(0, first)]
  }).flat()
