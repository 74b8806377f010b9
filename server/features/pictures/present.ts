import type { OwnPicture } from '#contract/pictures.ts'
import type { pictures } from '#server/platform/db/schema/index.ts'

export function presentPicture(row: typeof pictures.$inferSelect): OwnPicture {
  const { id, state, fault, url, width, height, quarter_turns, view } = row
  return { id, state, fault, url, width, height, quarter_turns, view }
}
