import { BRAND } from './brand.ts'

/** Messages of the device gate. Their texts are fixed (product §2.4), except the reason given to a desktop's browser. */
export const GATE_MESSAGES = {
  'phone-only': {
    title: 'Phone Only',
    text: 'This feature is available on the mobile app (phone) only.',
  },
  'mobile-only': { title: 'Mobile Only', text: 'This page is only available on mobile.' },
  'mobile-app-required': {
    title: 'Mobile App Required',
    text: `${BRAND.name} is made to be swiped with a thumb. Please access from your phone.`,
  },
  'app-required': {
    title: 'App Required',
    text: 'Please open this from your installed app on your home screen.',
  },
} as const

export type GateMessage = keyof typeof GATE_MESSAGES
