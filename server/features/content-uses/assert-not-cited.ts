import type { Citations } from '#contract/content-use.ts'
import { fail } from '#server/platform/fail.ts'

/** @throws CITED with what refers to it, if anything does */
export function assertNotCited(citations: Citations): void {
  if (citations.articles.length || citations.places.length) throw fail('CITED', citations)
}
