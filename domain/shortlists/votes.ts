export const VOTES = ['for', 'against'] as const
export type Vote = (typeof VOTES)[number]
