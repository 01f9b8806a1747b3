import type { Step } from '../answers.ts'

type StepText = { title: string; lead: string; tone: 'mist' | 'leaf' | 'sand' }

/** Question and explanation of each step. */
export const STEP_TEXTS = {
  1: {
    title: 'Where will you build?',
    lead: 'Land rules and costs differ from state to state.',
    tone: 'leaf',
  },
  2: {
    title: 'Who is it for?',
    lead: 'A home for two is drawn differently from one for six.',
    tone: 'sand',
  },
  3: {
    title: 'How far along are you?',
    lead: "There's no wrong place to start.",
    tone: 'mist',
  },
  4: {
    title: 'What do you know about the block?',
    lead: "With a width, plans that fit come first. Skip what you don't know.",
    tone: 'leaf',
  },
  5: {
    title: 'What should it have?',
    lead: 'A starting point for your first cards. Your swipes decide the rest.',
    tone: 'sand',
  },
} as const satisfies Record<Step, StepText>
