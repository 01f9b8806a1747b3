/** Import graph: the imports of each file, by path. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** Import cycles (Tarjan's strongly connected components): every set of files that reach each other, each sorted. */
export function cyclesIn(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  const numberOf = (numbers: ReadonlyMap<string, number>, file: string) => numbers.get(file) ?? Infinity

  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, numberOf(order, file))
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(file, Math.min(numberOf(lowest, file), numberOf(lowest, next)))
    }
    if (numberOf(lowest, file) !== numberOf(order, file)) return
    const component = open.splice(open.indexOf(file))
    if (component.length > 1 || graph.get(file)?.includes(file)) cycles.push(component.toSorted())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}
