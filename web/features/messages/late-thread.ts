import { latePart } from '#web/rendering/late-part.tsx'

/** The open conversation. Loaded separately, since phones begin with the list. */
export const LateThread = latePart(async () => (await import('./thread.tsx')).Thread)

/** Loads the code if the URL opens a conversation. */
export async function loadOpened(search: URLSearchParams): Promise<void> {
  if (search.has('conversation') || search.has('car')) await LateThread.load()
}
