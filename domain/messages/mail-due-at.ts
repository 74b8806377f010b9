import { MINUTE_MS } from '#domain/durations.ts'

const PATIENCE_MS = 10 * MINUTE_MS

/** When a message is emailed if it is still unread. */
export const mailDueAt = (sentAt: Date): Date => new Date(sentAt.getTime() + PATIENCE_MS)
