import { plainText } from './plain-text.ts'
import { textLength } from './text-length.ts'
import { withoutMarks } from './visible-text.ts'

/** Length of a typed text without what is removed before it is stored. */
export const typedLength = (text: string, isOneLine: boolean): number =>
  textLength(isOneLine ? withoutMarks(text).trim() : plainText(text))
