import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Bundles the three decks as a production build would; returns their folder. */
export async function buildPages(): Promise<string> {
  const peer = here('./peer')
  if (!existsSync(`${peer}/node_modules`)) {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: peer,
      stdio: 'inherit',
    })
  }
  const outDir = here('./dist')
  await build({
    root: here('./page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['ours', 'peer', 'bare'].map((name) => here(`./page/${name}.html`)) },
    },
  })
  return outDir
}
