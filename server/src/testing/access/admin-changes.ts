import type { EndpointName } from '@dream/contract/api/endpoint'
import { prepareDemoAdmin } from '#features/admin/doors/demo-admin.ts'
import type { TestApp } from '../apps/test-app.ts'
import type { Person } from '../people/people.ts'

type Sent = { params?: Record<string, string>; body?: unknown }

/**
 * For each change that admins can make, a request with which it succeeds: made ready by `server`, sent by `owner`. The audit log must
 * have grown afterwards. A change that is missing here fails a test.
 */
export const ADMIN_CHANGES: Partial<Record<EndpointName, (server: TestApp, owner: Person) => Promise<Sent>>> =
  {
    'POST /api/admin/door/close': async () => ({}),
    'POST /api/admin/door/code': async ({ database }, owner) => ({
      body: { code: await prepareDemoAdmin(database, { email: owner.user.email, password: owner.password }) },
    }),
  }
