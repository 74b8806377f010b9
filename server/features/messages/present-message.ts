import type { Message } from '#contract/messages.ts'
import type { messages } from '#server/platform/db/schema/index.ts'

export type MessageRow = typeof messages.$inferSelect

export const presentMessage = ({ created_at, read_at, ...message }: MessageRow): Message => ({
  ...message,
  created_at: created_at.toISOString(),
  read_at: read_at?.toISOString() ?? null,
})
