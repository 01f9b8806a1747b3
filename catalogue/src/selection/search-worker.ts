import { parentPort } from 'node:worker_threads'

import { signatureOf } from '#plan/distance.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { attempt } from './choose.ts'
import type { Find, Search } from './search.ts'

/** Tries a stretch of a template's seeds and answers the good ones. */
parentPort?.on('message', ({ template: id, seeds }: Search) => {
  const template = TEMPLATES.find((one) => one.id === id)
  const finds: Find[] = []
  for (const seed of template ? seeds : []) {
    const plan = template && attempt(template, seed)
    if (plan) finds.push({ template: id, seed, signature: signatureOf(plan) })
  }
  parentPort?.postMessage(finds)
})
