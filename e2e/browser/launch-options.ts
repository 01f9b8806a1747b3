const isRoot = process.getuid?.() === 0

/** How a browser is started: quiet, and without its sandbox where root may not have one. */
const start = (path: string | undefined) => ({
  ...(path ? { executablePath: path } : {}),
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** A browser as people have it: what scenarios of notifications need, and what pictures are taken with. */
export const wholeBrowser = start(process.env['CHROME_PATH'])

/** Chromium's headless shell, where there is one: the same engine without what only windows need. */
export const headlessShell = start(process.env['HEADLESS_SHELL_PATH'])

export const baseURL = process.env['E2E_URL'] ?? ''
