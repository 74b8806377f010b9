import type { en } from './en.ts'

type EnglishKey = keyof typeof en
/** The name of a text that counts, without its form. */
type CountedKey = EnglishKey extends infer Key ? (Key extends `${infer Name}_other` ? Name : never) : never
type PlainKey = Exclude<EnglishKey, `${CountedKey}_one` | `${CountedKey}_other`>

/** What may be asked for: plain texts, and counted ones by their name. */
export type TextKey = PlainKey | CountedKey

/** Arabic has every plain text, and all six forms of each counted one. */
export type ArabicTexts = Record<
  PlainKey | `${CountedKey}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`,
  string
>
