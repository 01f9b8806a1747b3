/** Plans that the public site shows by name, each with where: they stay before any that is like them. */
export const PINNED: Readonly<Record<string, string>> = {
  'fernlight-rise': 'the first card of the landing page, and the shared plan that tests open',
  'orchard-gate': 'a sample of the landing page',
}
