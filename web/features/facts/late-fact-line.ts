import { latePart } from '#web/rendering/late-part.tsx'

/** For articles, whose facts are read. */
export const LateFactLine = latePart(async () => (await import('./fact-line.tsx')).FactLine, {
  readIn: '.article-fact',
})
