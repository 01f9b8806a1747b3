import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { className } from './tools/class-name.ts'
import { serviceWorker } from './tools/service-worker-plugin.ts'
import { publicSite } from './tools/public-site/plugin.ts'
import { slimIcons, slimPreload } from './tools/slim-plugins.ts'
import { slimScripts } from './tools/slim-scripts.ts'
import { appPage, buildId, layersFirst, precompressed } from './tools/vite-plugins.ts'

const server = process.env['API_URL'] ?? 'http://localhost:3000'

/** What every signed-in screen needs, in one file: small files compress badly. */
const SHELL = new RegExp(
  [
    'node_modules/(clsx|idb-keyval)/',
    'slim-icon',
    'icons/(circle-play|gallery-vertical-end|handshake|heart|lock|map|message-circle)\\.mjs',
    'icons/(bath|bed-double|car-front|move-horizontal|scaling|undo-2|x)\\.mjs',
    'src/app/(app|boot|error-boundary|frame|lazy-(extra|screen)|plain-error|progress|redirect|routes|use-background|use-path)',
    'src/app/(bars|guard|device-gate/(use|verdict))|src/entry/app',
    'src/features/swipe/(outbox|hand/kept-hand)',
    'src/lib/(answer|api-|console|cookies|csrf|durable\\.|locks|log-out|motion|navigation|online|page|query|refresh)',
    'src/lib/(kept-pictures|offline/names|session|settings|storage|theme|wake|watch-errors|device)',
    'src/ui/(button|logo|photo|placeholder|progress-ruler|toast|tooltip\\.)',
    'contract/src/rules/(facts|messages|pages|timing|unlocks)',
  ].join('|'),
)

/** What many screens that are fetched later share, in one file: a file each costs its name in every list of files. */
const PARTS = new RegExp(
  [
    'lucide-react/dist/esm/icons/',
    'src/ui/',
    'contract/src/rules/(australia|brief-words|brokers|chat|design-card|hours|metres|opening-words|profile)',
    'src/app/(alone|screens/(coming|handed-over|sections))',
    'src/app/screens/opened-design',
    'src/features/(profile/log-out-button|tour/first-visit|tour/tour-marks|unlocks/locked)',
    'src/lib/(back-|badge|clipboard|countdown|full-screen|kept-json|keyboard|left-at|media|now|one-time|orientation|report-error|submission|tell-other)',
  ].join('|'),
)

export default defineConfig({
  appType: 'mpa',
  css: { modules: { generateScopedName: className } },
  plugins: [
    slimIcons(),
    slimPreload(),
    react(),
    publicSite(),
    appPage(),
    layersFirst(),
    slimScripts(),
    buildId(),
    serviceWorker(),
    precompressed(),
  ],
  server: { proxy: { '/api': server, '/media': server, '/ws': { target: server, ws: true } } },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page itself brings is not asked for again.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !/\/(react|rolldown-runtime|shell)-/.test(file)),
    },
    rolldownOptions: {
      input: 'app.html',
      // Our modules read properties only to use them: what is not used can go.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // React changes rarely and is most of the bytes: its own file stays cached across deploys.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'shell', test: SHELL, includeDependenciesRecursively: true },
            {
              name: 'checked-form',
              test: /node_modules\/(react-hook-form|@hookform)\/|src\/lib\/checked-form/,
            },
            {
              name: 'forms',
              test: /src\/lib\/form-rules|src\/features\/account\/(account-form|change-password)|rules\/credentials/,
            },
            { name: 'parts', test: PARTS },
            { name: 'line', test: /src\/features\/chat\/(live|outbox)\/|src\/lib\/socket\// },
            {
              name: 'chat',
              test: /src\/features\/chat\/|src\/app\/screens\/chats?\.tsx|node_modules\/virtua/,
            },
            {
              name: 'brokers',
              test: /src\/features\/brokers\/|src\/app\/screens\/(brokers|broker|building-broker)\.tsx/,
            },
            { name: 'desk', test: /src\/features\/broker-desk\/|src\/app\/screens\/broker-/ },
          ],
        },
      },
    },
  },
})
