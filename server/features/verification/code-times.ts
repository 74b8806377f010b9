import { MINUTE_MS } from '#domain/durations.ts'

const CODE_LASTS_MS = 10 * MINUTE_MS

export const codeEnd = (sent_at: Date): Date => new Date(sent_at.getTime() + CODE_LASTS_MS)

export const codeStart = (expires_at: Date): Date => new Date(expires_at.getTime() - CODE_LASTS_MS)
