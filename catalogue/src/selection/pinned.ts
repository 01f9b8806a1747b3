/** Plans that the public site shows by name, each with its place: they are kept in preference to similar ones. */
export const PINNED: Readonly<Record<string, string>> = {
  'fernlight-rise': 'the first card of the landing page, and the shared plan that tests open',
  'orchard-gate': 'a sample of the landing page',
}
