/** The product as it runs in production; reports to the load how people authenticate their requests. */
import { serveForBench } from '@dream/server/testing/processes/serve-for-bench'
import { acceptControl } from '../rig/controlled-server.ts'
import { userIdOf } from '../rig/people.ts'

const [port = '', databaseUrl = '', users = '1'] = process.argv.slice(2)
const userIds = Array.from({ length: Number(users) }, (_, number) => userIdOf(number))

const server = await serveForBench({ port: Number(port), databaseUrl, userIds })
acceptControl(() => void server.close().then(() => process.exit(0)))
process.send?.({ people: server.people })
