import { MINUTE_MS } from '#domain/durations.ts'

const CODE_LASTS_MS = 10 * MINUTE_MS

export const codeEnd = (sentAt: Date): Date => new Date(sentAt.getTime() + CODE_LASTS_MS)

export const codeStart = (expiresAt: Date): Date => new Date(expiresAt.getTime() - CODE_LASTS_MS)
