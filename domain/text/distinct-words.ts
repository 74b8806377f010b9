import { searchText } from './normalise-text.ts'

/** The distinct words of a text by `searchText`, with a space before each, for finding words without their order. */
export const distinctWords = (text: string): string =>
  [...new Set(searchText(text).split(' '))].map((word) => ` ${word}`).join('')
