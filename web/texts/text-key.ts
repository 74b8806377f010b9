import type { en } from './en.ts'

type EnglishKey = keyof typeof en
type CountedName<Key> = Key extends `${infer Name}_other` ? (`${Name}_one` extends EnglishKey ? Name : never) : never
/** The names of texts that count, without their forms. */
type CountedKey = CountedName<EnglishKey>
type PlainKey = Exclude<EnglishKey, `${CountedKey}_one` | `${CountedKey}_other`>

/** What may be asked for: plain texts, and counted ones by their name. */
export type TextKey = PlainKey | CountedKey

/** Arabic has every plain text, and all six forms of each counted one. */
export type ArabicTexts = Record<
  PlainKey | `${CountedKey}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`,
  string
>
