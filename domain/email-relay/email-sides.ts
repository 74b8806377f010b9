/** The two sides of a relayed email thread. */
export const EMAIL_SIDES = ['buyer', 'seller'] as const
export type EmailSide = (typeof EMAIL_SIDES)[number]
