import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import type { Signature } from '#plan/distance.ts'
import type { Template } from '#plan/draft.ts'
import { seedsOf } from '#plan/edition.ts'

import type { Origin } from '#library/origins.ts'

/** A seed that makes a good plan. */
export interface Find extends Origin {
  signature: Signature
}

export interface Search {
  template: string
  seeds: readonly string[]
}

const BATCH_SIZE = 20

const isFindList = (message: unknown): message is Find[] => Array.isArray(message)

async function runIn(worker: Worker, search: Search): Promise<Find[]> {
  worker.postMessage(search)
  const finds: unknown = (await once(worker, 'message'))[0]
  return isFindList(finds) ? finds : []
}

/** Tries the first seeds of all templates on every core. The order of the results is deterministic. */
export async function searchSeeds(templates: readonly Template[], count: number): Promise<Find[]> {
  const searches = templates.flatMap((template) => {
    const seeds = seedsOf(template, count)
    return Array.from({ length: Math.ceil(seeds.length / BATCH_SIZE) }, (_, index) => ({
      template: template.id,
      seeds: seeds.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
    }))
  })
  const finds: Find[][] = searches.map(() => [])
  let next = 0
  const work = async () => {
    const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
    for (let at = next++; at < searches.length; at = next++) {
      const search = searches[at]
      if (search) finds[at] = await runIn(worker, search)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return finds.flat()
}
