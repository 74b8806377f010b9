import { latePart } from '#web/platform/late-part.tsx'

/** The open conversation, with code of its own: on a phone one begins with the list. */
export const { Part: LateThread, load: loadThread } = latePart(async () => ({
  default: (await import('./thread.tsx')).Thread,
}))

/** Loads its code if an address opens one. */
export async function loadOpened(search: URLSearchParams): Promise<void> {
  if (search.has('conversation') || search.has('car')) await loadThread()
}
