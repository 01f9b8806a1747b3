import { Redis } from 'ioredis'
import type { Transport, TransportHooks } from './transport.ts'
import type { Logger } from '#platform/process/logger.ts'

const CHANNEL = 'dream-design:fan-out'
const TIMEOUT_MS = 3000
/** Backoff of reconnecting: immediately, then with growing delays. */
const RETRY_MS = { step: 100, max: 2000 }

/**
 * Transport by Redis pub/sub, to subscribers connected at that moment. Messages that cannot be sent now are dropped, not queued.
 */
export function createRedisTransport(url: string, log: Logger, { onText, onUp }: TransportHooks): Transport {
  const options = {
    connectTimeout: TIMEOUT_MS,
    commandTimeout: TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (times: number) => Math.min(RETRY_MS.max, times * RETRY_MS.step),
  }
  const publisher = new Redis(url, { ...options, enableOfflineQueue: false })
  // Resubscribes explicitly, to know when everything is received again.
  const subscriber = new Redis(url, { ...options, enableOfflineQueue: false, autoResubscribe: false })
  let isLost = false

  subscriber.on('message', (_channel: string, text: string) => onText(text))
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(
      () => {
        isLost = false
        onUp()
      },
      () => undefined,
    )
  })
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => {
      if (!isLost)
        log.warn({ err: error }, 'Redis is unavailable; other processes read what is new from the database')
      isLost = true
    })
  }

  return {
    send: async (text) => void (await publisher.publish(CHANNEL, text)),
    async close() {
      subscriber.disconnect()
      publisher.disconnect()
    },
  }
}
