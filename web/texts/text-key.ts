import type { en as account } from './account/en.ts'
import type { en as add_car } from './add-car/en.ts'
import type { en as admin } from './admin/en.ts'
import type { en as ads } from './ads/en.ts'
import type { en as site } from './en.ts'
import type { en as legal } from './legal/en.ts'
import type { en as pictures } from './pictures/en.ts'
import type { en as promotions } from './promotions/en.ts'

type CountedName<Key, All> = Key extends `${infer Name}_other` ? (`${Name}_one` extends All ? Name : never) : never
/** The names of texts that count, without their forms. */
type Counted<Texts> = CountedName<keyof Texts, keyof Texts>
type Plain<Texts> = Exclude<keyof Texts, `${Counted<Texts>}_one` | `${Counted<Texts>}_other`>

type English = typeof site &
  typeof account &
  typeof add_car &
  typeof admin &
  typeof ads &
  typeof legal &
  typeof pictures &
  typeof promotions

/** What may be asked for: plain texts, and counted ones by their name. */
export type TextKey = Plain<English> | Counted<English>

/** Arabic has every plain text, and all six forms of each counted one. */
export type ArabicOf<Texts> = Record<
  Plain<Texts> | `${Counted<Texts>}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`,
  string
>
