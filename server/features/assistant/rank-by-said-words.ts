import type { SearchMessage } from '#domain/assistant/read-message.ts'
import type { DataServices } from '#server/context.ts'
import { createReader, isSaid } from '#server/features/search/public.ts'

/**
 * Words that are no filter rank the ads, as in the public search, if an ad says them. Those that no ad says were not
 * understood.
 */
export async function rankBySaidWords(services: DataServices, read: SearchMessage): Promise<SearchMessage> {
  const said = await saidWords(services, read.ranking)
  if (!said.length) return read
  return {
    ...read,
    wish: { ...read.wish, words: said.join(' ') },
    notUnderstood: read.notUnderstood.filter((phrase) => !said.includes(phrase)),
  }
}

/** The phrases that ads say. */
export async function saidWords(services: DataServices, phrases: readonly string[]): Promise<string[]> {
  if (!phrases.length) return []
  const { understand } = createReader(await services.catalogue(), services.clock())
  const areSaid = await Promise.all(phrases.map((phrase) => isSaid(services.search, understand(phrase).leftover)))
  return phrases.filter((_, at) => areSaid[at])
}
