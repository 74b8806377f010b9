/** Who writes in a thread of relayed emails. */
export const EMAIL_SIDES = ['buyer', 'seller'] as const
export type EmailSide = (typeof EMAIL_SIDES)[number]
