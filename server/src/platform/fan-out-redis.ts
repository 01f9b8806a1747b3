import { Redis } from 'ioredis'
import type { Carrier, CarrierHooks } from './fan-out.ts'
import type { Logger } from './logger.ts'

const CHANNEL = 'dream-design:fan-out'
const PATIENCE_MS = 3000
/** After a loss it is tried again at once, then more and more rarely. */
const RETRY_MS = { step: 100, most: 2000 }

/** Redis publishes to whoever listens at that moment. What it cannot send now is lost and not sent later. */
export function carryByRedis(url: string, log: Logger, { onText, onUp }: CarrierHooks): Carrier {
  const options = {
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(RETRY_MS.most, times * RETRY_MS.step),
  }
  const speaker = new Redis(url, { ...options, enableOfflineQueue: false })
  // Subscribes anew by its own hand, so that it is known when everything is heard again.
  const hearer = new Redis(url, { ...options, enableOfflineQueue: false, autoResubscribe: false })
  let isLost = false

  hearer.on('message', (_channel: string, text: string) => onText(text))
  hearer.on('ready', () => {
    hearer.subscribe(CHANNEL).then(
      () => {
        isLost = false
        onUp()
      },
      () => undefined,
    )
  })
  for (const client of [speaker, hearer]) {
    client.on('error', (error: Error) => {
      if (!isLost) log.warn({ err: error }, 'Redis is away; other processes find new messages by looking')
      isLost = true
    })
  }

  return {
    send: async (text) => void (await speaker.publish(CHANNEL, text)),
    async close() {
      hearer.disconnect()
      speaker.disconnect()
    },
  }
}
