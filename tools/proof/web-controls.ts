import type { Control } from './proof.ts'

/** Mutations of the mechanisms of docs/security.md that are in the app. */
export const WEB_CONTROLS: readonly Control[] = [
  {
    name: 'what somebody has not sent goes with them',
    file: 'web/src/lib/personal/device-stores.ts',
    from: 'forgetOnSignOut(durableFiles.clear)\n',
    to: '',
    test: 'web/src/lib/personal/device-stores.test.tsx',
    project: 'web',
  },
  {
    name: 'patterns of links have bounds',
    file: 'web/src/features/chat/messages/linkify.ts',
    from: "[\\w.+&'!#$%*^~-]{0,63}@",
    to: "[\\w.+&'!#$%*^~-]*@",
    test: 'web/src/features/chat/messages/linkify.test.ts',
    project: 'web rules',
  },
  {
    name: 'what was shared is of whoever is signed in',
    file: 'web/src/lib/offline/take-shared.ts',
    from: "text?.headers.get('x-owner') === userId && ",
    to: 'text !== undefined && userId.length > 0 && ',
    test: 'web/src/lib/offline/take-shared.test.ts',
    project: 'web rules',
  },
]
