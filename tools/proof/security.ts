import { SECURITY_CONTROLS } from './security-controls.ts'
import type { Proof } from './proof.ts'

const F = 'server/src/features'
const P = 'server/src/platform'

/** Promises of docs/security.md. */
export const SECURITY: Proof = {
  promises: [
    {
      name: 'Likes count once and unlock once',
      attack: 'parallel and repeated swipes',
      tests: [`${F}/preferences/swipe-races.test.ts`, `${F}/preferences/record-preference.test.ts`],
      project: 'server',
    },
    {
      name: "Nobody reads or writes what isn't theirs",
      attack: 'every route as every actor',
      tests: [
        `${F}/access/matrix.test.ts`,
        `${F}/access/other-routes.test.ts`,
        `${F}/chat/socket/hostile.long.test.ts`,
      ],
      project: 'server',
    },
    {
      name: 'What ends a session ends it everywhere within two seconds',
      attack: 'logins in flight, other processes, a connection that hangs',
      tests: [
        `${F}/auth/login-in-flight.test.ts`,
        `${F}/sessions/revocation.test.ts`,
        `${F}/sessions/refresh.test.ts`,
        `${F}/chat/socket/end-sockets.test.ts`,
        `${P}/database/overload.long.test.ts`,
      ],
      project: 'server',
    },
    {
      name: 'Codes cannot be guessed or used twice',
      attack: 'parallel guesses and repeats',
      tests: [
        `${F}/phone/phone.test.ts`,
        `${F}/password/password.long.test.ts`,
        `${F}/password/reset-limits.long.test.ts`,
      ],
      project: 'server',
    },
    {
      name: 'A stolen password of a broker with an authenticator app opens nothing',
      attack: 'logins without a code, with wrong and used ones, in parallel and from many addresses',
      tests: [`${F}/factors/authenticator/authenticator.test.ts`],
      project: 'server',
    },
    {
      name: 'Texts and emails have a price limit',
      attack: 'one network, numbers in a row, a day, codes that nobody enters',
      tests: [`${F}/phone/pumping.test.ts`],
      project: 'server',
    },
    {
      name: 'No forged request works',
      attack: 'every change with nine forgeries, hostile origins at the socket',
      tests: [`${P}/security/csrf.test.ts`, `${P}/sockets/upgrade.test.ts`],
      project: 'server',
    },
    {
      name: 'Hostile input gives no 5xx and ends no process',
      attack: 'requests and frames made from the contract and bent',
      tests: [
        `${F}/access/fuzz-routes.long.test.ts`,
        `${F}/chat/socket/fuzz-frames.long.test.ts`,
        `${P}/cluster/fan-out.test.ts`,
      ],
      project: 'server',
    },
    {
      name: 'Uploads are harmless and have a limit',
      attack: 'bombs, wrong types, repeats, a full disk',
      tests: [
        `${F}/chat/files/uploads.routes.long.test.ts`,
        `${F}/chat/files/slow-uploads.long.test.ts`,
        `${F}/chat/messages/disk-full.test.ts`,
      ],
      project: 'server',
    },
    {
      name: 'A flood hurts only whoever sends it',
      attack: 'forty sockets of long frames, one person in two processes, a locked row',
      tests: [
        `${F}/chat/socket/floods.long.test.ts`,
        `${F}/chat/socket/handshake.test.ts`,
        `${F}/auth/login-limits.long.test.ts`,
      ],
      project: 'server',
    },
    {
      name: 'Nothing of one person is left for another on one phone',
      attack: 'another person at a cold start',
      tests: ['web/src/lib/personal/device-stores.test.tsx'],
      project: 'web',
    },
  ],
  controls: SECURITY_CONTROLS,
}
