import type { en as site } from './en.ts'

type CountedName<Key, All> = Key extends `${infer Name}_other` ? (`${Name}_one` extends All ? Name : never) : never
/** Keys of counted texts, without the plural form. */
type Counted<Texts> = CountedName<keyof Texts, keyof Texts>
type Plain<Texts> = Exclude<keyof Texts, `${Counted<Texts>}_one` | `${Counted<Texts>}_other`> & string

/** Keys of plain texts, and of counted texts without the plural form. */
export type KeyOf<Texts> = Plain<Texts> | Counted<Texts>

declare const KEY: unique symbol

/** Texts that are loaded together with the modules that import the area. */
export interface TextArea<Key extends string = string> {
  readonly [KEY]: Key
}

/** Text keys of the site and of the given areas. */
export type TextKey<Area extends TextArea = never> = KeyOf<typeof site> | Area[typeof KEY]

/** Arabic has every plain text, and all six forms of each counted one. */
export type ArabicOf<Texts> = Record<
  Plain<Texts> | `${Counted<Texts>}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`,
  string
>
