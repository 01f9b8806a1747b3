import { z } from 'zod'
import * as rules from '../../rules/account/notifications.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { User } from './user.ts'

const TimeZone = z.string().max(60).refine(rules.isTimeZone, 'Unknown time zone')
const TimeOfDay = z.string().regex(rules.TIME_OF_DAY, rules.TIME_OF_DAY_INVALID)

/** Notification settings and quiet hours of a person, shared by all of their devices. */
export const NotificationSettings = z.object({
  messages: z.boolean(),
  /** Notifies a broker of a message after one minute instead of ten; no effect for a buyer. */
  messagesSoon: z.boolean(),
  unlocks: z.boolean(),
  newDesigns: z.boolean(),
  /** Pick of the day and new matches, at most twice a week; no effect for a broker. */
  comeBack: z.boolean(),
  /** Whether a notification and an email's subject show the first line of a message. */
  showsPreview: z.boolean(),
  /** Whether emails about unread messages are allowed. */
  mail: z.boolean(),
  quiet: z
    .object({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, rules.QUIET_EMPTY)
    .nullable(),
  /** Time zone in which quiet hours were set; a device that sends its own zone uses that one. */
  timeZone: TimeZone,
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** Push subscription: the device's endpoint at its browser's push service, with the encryption keys. */
export const PushSubscription = z.object({
  endpoint: z.string().max(2000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/, 'Invalid key'),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/, 'Invalid key'),
  }),
  /** Time zone of the device, for its quiet hours. */
  timeZone: TimeZone.optional(),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const notificationEndpoints = {
  'GET /api/notifications/settings': {
    summary: 'Notification settings; `publicKey` is what devices subscribe with',
    audience: 'session',
    status: 200,
    answer: NotificationSettings.extend({
      publicKey: z.string(),
      /** Whether notifications were switched on, on any device. */
      isWanted: z.boolean(),
    }),
    problems: [],
  },
  'PUT /api/notifications/settings': {
    summary: 'Change the notification settings',
    audience: 'session',
    status: 200,
    body: NotificationSettings,
    answer: NotificationSettings,
    problems: [],
  },
  'POST /api/notifications/subscription': {
    summary: 'Subscribe this device; whoever it belonged to before is unsubscribed',
    audience: 'session',
    status: 204,
    body: PushSubscription,
    answer: z.null(),
    problems: ['push-service-unknown'],
  },
  'DELETE /api/notifications/subscription': {
    summary: 'Unsubscribe this device; harmless when it was not subscribed',
    audience: 'session',
    status: 204,
    answer: z.null(),
    problems: [],
  },
  'POST /api/notifications/test': {
    summary: 'Send a notification to this device',
    audience: 'session',
    status: 204,
    answer: z.null(),
    problems: ['not-subscribed', 'push-failed', 'too-many-attempts'],
  },
  'POST /api/notifications/decide': {
    summary: 'Store the decision about notifications',
    audience: 'session',
    status: 200,
    body: z.object({ isWanted: z.boolean() }),
    answer: User,
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
