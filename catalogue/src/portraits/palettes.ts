/** Four tones of one colour, from the ground up. */
export interface Tones {
  ground: string
  low: string
  mid: string
  high: string
}

export const TONES = {
  teal: { ground: '#0f4a4b', low: '#135a5a', mid: '#186b6a', high: '#1c7371' },
  linen: { ground: '#efe9dd', low: '#e6dccb', mid: '#dccfb8', high: '#f7f2e8' },
  navy: { ground: '#213449', low: '#2a4159', mid: '#344f6a', high: '#40607e' },
  blush: { ground: '#f1d8ca', low: '#eac8b5', mid: '#e2b8a1', high: '#f7e6dc' },
  forest: { ground: '#2c4737', low: '#365643', mid: '#41664f', high: '#4a725a' },
  sky: { ground: '#d3e3e8', low: '#c0d6de', mid: '#acc9d3', high: '#e4eff2' },
  terracotta: { ground: '#8c4229', low: '#7c3a24', mid: '#9a4c31', high: '#a4553a' },
  sage: { ground: '#d5dfca', low: '#c5d3b7', mid: '#b4c6a4', high: '#e5ecdd' },
  plum: { ground: '#4b3140', low: '#5a3c4d', mid: '#69485b', high: '#78556a' },
  honey: { ground: '#efd9a8', low: '#e8cb8d', mid: '#dfbc74', high: '#f6e7c6' },
  charcoal: { ground: '#2b3132', low: '#363d3e', mid: '#424a4b', high: '#4f5859' },
  mint: { ground: '#c4efec', low: '#a6e6e3', mid: '#83dedb', high: '#ddf7f5' },
  olive: { ground: '#50552c', low: '#5b6034', mid: '#626739', high: '#6b7143' },
  stone: { ground: '#dcdad4', low: '#cecbc3', mid: '#bfbbb1', high: '#ebe9e4' },
} as const satisfies Record<string, Tones>
