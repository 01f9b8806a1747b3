import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import {
  CHECKS,
  POSTCSS,
  REACT_CHUNK,
  scopedName,
  SHARED_STYLES,
  TARGET,
  TREESHAKE,
} from './tools/build-options.ts'
import { commonPasswords } from './tools/common-passwords-plugin.ts'
import { publicSite } from './tools/public-site/plugin.ts'
import { serviceWorker } from './tools/service-worker-plugin.ts'
import { appPage, buildId, layersFirst, minifiedScripts, precompressed } from './tools/vite-plugins.ts'

const server = process.env['API_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  appType: 'mpa',
  plugins: [
    react(),
    commonPasswords(),
    publicSite(),
    appPage(),
    layersFirst(),
    minifiedScripts(),
    buildId(),
    serviceWorker(),
    precompressed(),
  ],
  server: {
    proxy: {
      '/api': server,
      '/media': server,
      '/app-code.svg': server,
      '/plan': server,
      '/ws': { target: server, ws: true },
    },
  },
  css: { postcss: POSTCSS, modules: { generateScopedName: scopedName } },
  build: {
    target: TARGET,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Preload lists of lazy chunks have only styles: scripts load through their own imports, and lists with all of them would
      // be 2 kB of the first card's script. Screens are prefetched in idle moments (product §9).
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      input: 'app.html',
      treeshake: TREESHAKE,
      checks: CHECKS,
      output: {
        // Other chunks are split at lazy imports of screens; what the first page needs anyway is one file.
        codeSplitting: { groups: [REACT_CHUNK, { name: 'app', tags: ['$initial'] }, ...SHARED_STYLES] },
      },
    },
  },
})
