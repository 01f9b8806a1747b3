import { parseArgs } from 'node:util'
import { runControls, runPromises } from './proof/run-proof.ts'
import { SECURITY } from './proof/security.ts'

/**
 * `npm run proof -- security`: runs every promise with its full count, then the mutations: each mechanism taken out, whose test
 * must fail.
 */
const PROOFS = { security: SECURITY } as const

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '10000' },
    /** Filter: only promises or controls whose name contains this text. */
    only: { type: 'string', default: '' },
    'no-controls': { type: 'boolean', default: false },
    'no-promises': { type: 'boolean', default: false },
  },
})
const [name = 'security'] = positionals
const proof = Object.entries(PROOFS).find(([known]) => known === name)?.[1]
if (!proof) {
  console.error(`There is no proof ${name}. There are: ${Object.keys(PROOFS).join(', ')}`)
  process.exit(2)
}
const named = <T extends { name: string }>(list: readonly T[]) =>
  list.filter((each) => each.name.toLowerCase().includes(values.only.toLowerCase()))
const promises = values['no-promises'] ? true : await runPromises(named(proof.promises), values.cases)
const controls = values['no-controls'] ? true : await runControls(named(proof.controls))
process.exit(promises && controls ? 0 : 1)
