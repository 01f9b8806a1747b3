import { onTestFinished, vi } from 'vitest'

type FakePushOptions = {
  permission?: NotificationPermission
  /** Answer to the system's prompt. */
  answer?: NotificationPermission
  /** Key of an existing subscription, in base64url. */
  subscribedWith?: string
  /** Tags of the shown notifications. */
  shown?: string[]
}

/** Fakes a browser with notifications for one test. Returns the state of its subscription. */
export function fakePush({
  permission = 'default',
  answer = 'granted',
  subscribedWith,
  shown = [],
}: FakePushOptions = {}) {
  const state = { permission, asked: 0, key: subscribedWith ?? null, shown }
  const subscription = (key: string) => ({
    options: {
      applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'P', auth: 'A' } }),
    unsubscribe: async () => {
      state.key = null
      return true
    },
  })
  const pushManager = {
    getSubscription: async () => (state.key === null ? null : subscription(state.key)),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      state.key = applicationServerKey
      return subscription(applicationServerKey)
    },
  }
  const registration = Object.assign(new EventTarget(), {
    pushManager,
    getNotifications: async () =>
      state.shown.map((tag) => ({
        tag,
        close: () => void (state.shown = state.shown.filter((each) => each !== tag)),
      })),
    active: null,
    waiting: null,
  })
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: async () => registration,
  })
  const notification = {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.asked += 1
      state.permission = answer
      return answer
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', class {})
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  return state
}
