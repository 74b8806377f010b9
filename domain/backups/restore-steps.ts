/** What a restore to a time does one after another. */
export const RESTORE_STEPS = ['looking', 'base', 'log', 'applying', 'files'] as const
export type RestoreStep = (typeof RESTORE_STEPS)[number]

/** The header of responses that tells the step, while the site is away for it. */
export const STEP_HEADER = 'x-restore-step'
