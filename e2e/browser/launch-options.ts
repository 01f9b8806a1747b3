const isRoot = process.getuid?.() === 0

/** Launch options of a browser: quiet, and without its sandbox, which root may not use. */
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

/** The full browser, for scenarios of notifications and for screenshots. */
export const wholeBrowser = start(process.env['CHROME_PATH'])

/** Chromium's headless shell, where there is one: the same engine without windows. */
export const headlessShell = start(process.env['HEADLESS_SHELL_PATH'])

export const baseURL = process.env['E2E_URL'] ?? ''
