/** Four tones of one colour, from the ground up, and the ink that stands on all of them. */
export interface Tones {
  ground: string
  low: string
  mid: string
  high: string
  ink: string
}

export const TONES = {
  teal: { ground: '#0f4a4b', low: '#135a5a', mid: '#186b6a', high: '#1c7371', ink: '#f6eedf' },
  linen: { ground: '#efe9dd', low: '#e6dccb', mid: '#dccfb8', high: '#f7f2e8', ink: '#33302a' },
  navy: { ground: '#213449', low: '#2a4159', mid: '#344f6a', high: '#40607e', ink: '#f3ecdf' },
  blush: { ground: '#f1d8ca', low: '#eac8b5', mid: '#e2b8a1', high: '#f7e6dc', ink: '#5c2b1c' },
  forest: { ground: '#2c4737', low: '#365643', mid: '#41664f', high: '#4a725a', ink: '#f4eddb' },
  sky: { ground: '#d3e3e8', low: '#c0d6de', mid: '#acc9d3', high: '#e4eff2', ink: '#1d3a4a' },
  terracotta: { ground: '#8c4229', low: '#7c3a24', mid: '#9a4c31', high: '#a4553a', ink: '#fcf3e6' },
  sage: { ground: '#d5dfca', low: '#c5d3b7', mid: '#b4c6a4', high: '#e5ecdd', ink: '#24392a' },
  plum: { ground: '#4b3140', low: '#5a3c4d', mid: '#69485b', high: '#78556a', ink: '#f7ebe2' },
  honey: { ground: '#efd9a8', low: '#e8cb8d', mid: '#dfbc74', high: '#f6e7c6', ink: '#4a3512' },
  charcoal: { ground: '#2b3132', low: '#363d3e', mid: '#424a4b', high: '#4f5859', ink: '#f4efe4' },
  mint: { ground: '#c4efec', low: '#a6e6e3', mid: '#83dedb', high: '#ddf7f5', ink: '#0b2f30' },
  olive: { ground: '#50552c', low: '#5b6034', mid: '#626739', high: '#6b7143', ink: '#f8f2de' },
  stone: { ground: '#dcdad4', low: '#cecbc3', mid: '#bfbbb1', high: '#ebe9e4', ink: '#2f3335' },
} as const satisfies Record<string, Tones>
