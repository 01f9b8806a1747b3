import { benchDeck } from './bench-deck-quick.ts'
await benchDeck({ rounds: 2, port: 4540 })
