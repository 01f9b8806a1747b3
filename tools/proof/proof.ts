/** A security promise, how it is attacked, and the tests that do it. */
export type Promised = { name: string; attack: string; tests: readonly string[]; project: 'server' | 'web' }

/** A mutation: a mechanism, how it is taken out, and the test that must fail then. */
export type Control = {
  name: string
  file: string
  /** Text to replace; occurs once in the file. */
  from: string
  to: string
  /** A second replacement, where two mechanisms guarantee the same. */
  and?: { from: string; to: string }
  test: string
  project: 'server' | 'web' | 'web rules'
}

export type Proof = { promises: readonly Promised[]; controls: readonly Control[] }
