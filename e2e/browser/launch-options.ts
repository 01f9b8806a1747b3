const isRoot = process.getuid?.() === 0
const path = process.env['CHROME_PATH']

/** How a browser is started: quiet, and without its sandbox where root may not have one. */
export const launchOptions = {
  baseURL: process.env['E2E_URL'] ?? '',
  launchOptions: {
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
  },
}
