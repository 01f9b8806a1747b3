import { z } from 'zod'
import { FeatureSettings } from '../admin/setup/settings.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

export const shellEndpoints = {
  'GET /api/build-id': {
    summary: 'The build of the app that this server serves',
    audience: 'visitor',
    status: 200,
    answer: z.object({ buildId: z.string() }),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>

/** Settings that the server writes into the app's page, as JSON in the element with id `settings`. */
export const AppSettings = z.object({
  /** Build of the page: differs from the server's when a newer build is available. */
  buildId: z.string(),
  brokerageName: z.string(),
  brokerageUrl: z.string(),
  isDeviceGateOn: z.boolean(),
  /** Feature switches of the admins. */
  features: FeatureSettings,
})
export type AppSettings = z.infer<typeof AppSettings>
