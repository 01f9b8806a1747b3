import { parentPort } from 'node:worker_threads'

import { isGood } from '#plan/check/problems.ts'
import { signatureOf } from '#plan/distance.ts'
import { mirror } from '#plan/layout/mirror.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { attempt } from './choose.ts'
import type { Find, Search } from './search.ts'

/** Tries a range of a template's seeds and returns those whose plan and mirror image are both good. */
parentPort?.on('message', ({ template: id, seeds }: Search) => {
  const template = TEMPLATES.find((one) => one.id === id)
  const finds: Find[] = []
  for (const seed of template ? seeds : []) {
    const plan = template && attempt(template, seed)
    if (plan && isGood(mirror(plan))) finds.push({ template: id, seed, signature: signatureOf(plan) })
  }
  parentPort?.postMessage(finds)
})
