const CODE_LASTS_MS = 10 * 60_000

export const codeEnd = (sent_at: Date): Date => new Date(sent_at.getTime() + CODE_LASTS_MS)

export const codeStart = (expires_at: Date): Date => new Date(expires_at.getTime() - CODE_LASTS_MS)
