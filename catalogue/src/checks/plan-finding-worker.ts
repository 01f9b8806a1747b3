import { parentPort } from 'node:worker_threads'

import type { Published } from '#library/origins.ts'
import { planFindings } from './plan-finding.ts'

parentPort?.on('message', (published: Published[]) => {
  parentPort?.postMessage(planFindings(published))
})
