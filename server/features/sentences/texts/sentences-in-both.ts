import type { Lang } from '#domain/language.ts'

/** Fails to compile if a sentence is missing in one language. */
export const sentencesInBoth = <Key extends string>(
  texts: Record<Lang, Record<Key, string>>,
): Record<Lang, Record<Key, string>> => texts
