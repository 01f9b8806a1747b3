import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import type { Published } from '#library/origins.ts'
import { readPublished } from '#library/origins.ts'
import type { PlanFinding } from './plan-finding.ts'
import { planFindings } from './plan-finding.ts'

/** Maximum of plans checked without workers, whose start would take longer. */
const MAX_WITHOUT_WORKERS = 12

const found = new Map<string, Promise<Map<string, PlanFinding>>>()

const isFindingList = (message: unknown): message is PlanFinding[] => Array.isArray(message)

async function inWorker(published: readonly Published[]): Promise<PlanFinding[]> {
  const worker = new Worker(new URL('./plan-finding-worker.ts', import.meta.url))
  worker.postMessage(published)
  const findings: unknown = (await once(worker, 'message'))[0]
  await worker.terminate()
  return isFindingList(findings) ? findings : []
}

async function makeFindings(published: readonly Published[]): Promise<Map<string, PlanFinding>> {
  const parts = Math.max(2, availableParallelism())
  const findings =
    published.length <= MAX_WITHOUT_WORKERS
      ? planFindings(published)
      : (
          await Promise.all(
            Array.from({ length: parts }, (_, part) =>
              inWorker(published.filter((__, index) => index % parts === part)),
            ),
          )
        ).flat()
  return new Map(findings.map((finding) => [finding.slug, finding]))
}

/** Findings for every plan of the library, regenerated on all cores; cached for several checks. */
export async function libraryFindings(folder: string): Promise<Map<string, PlanFinding>> {
  const published = await readPublished(folder)
  const key = JSON.stringify(published)
  const findings = found.get(key) ?? makeFindings(published)
  found.set(key, findings)
  return findings
}
