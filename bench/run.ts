/** `npm run bench -- preferences [--rounds 12] [--ms 1000] [--port 4300]`: runs one benchmark, or every one without a name. */
import { parseArgs } from 'node:util'
import { benchChat } from './chat/bench-chat.ts'
import { benchConnections } from './chat/connections/bench-connections.ts'
import { benchCrowd } from './chat/connections/bench-crowd.ts'
import { benchHistory } from './chat/history/bench-history.ts'
import { benchDashboard } from './dashboard.ts'
import { benchDeck } from './deck/bench-deck.ts'
import { benchDesigns } from './designs.ts'
import { benchDreamlist } from './dreamlist.ts'
import { benchImport } from './import.ts'
import { benchLighthouse } from './lighthouse/bench-lighthouse.ts'
import { benchMatching } from './matching.ts'
import { benchPeople } from './people/bench-people.ts'
import { benchPreferences } from './preferences.ts'
import { benchSite } from './site/bench-site.ts'

const BENCHMARKS = {
  preferences: benchPreferences,
  designs: benchDesigns,
  dreamlist: benchDreamlist,
  people: benchPeople,
  matching: benchMatching,
  chat: benchChat,
  'chat-connections': benchConnections,
  'chat-crowd': benchCrowd,
  'chat-history': benchHistory,
  deck: benchDeck,
  dashboard: benchDashboard,
  import: benchImport,
  site: benchSite,
  lighthouse: benchLighthouse,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '12' },
    ms: { type: 'string', default: '1000' },
    port: { type: 'string', default: '4300' },
  },
})
const options = { rounds: Number(values.rounds), ms: Number(values.ms), port: Number(values.port) }

const unknown = positionals.filter((name) => !Object.hasOwn(BENCHMARKS, name))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}`,
  )
  process.exit(2)
}
for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n${name}`)
  await run(options)
}
