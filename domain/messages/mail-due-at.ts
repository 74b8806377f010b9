import { MINUTE_MS } from '#domain/durations.ts'

const PATIENCE_MS = 10 * MINUTE_MS

/** When a message is emailed if it is still unread. */
export const mailDueAt = (sent_at: Date): Date => new Date(sent_at.getTime() + PATIENCE_MS)
