import type { Car } from '#contract/cars.ts'
import type { Shortlist, ShortlistNote, ShortlistPerson } from '#contract/shortlists.ts'
import { carTitle } from '#domain/cars/title.ts'
import type { Lang } from '#domain/language.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import type { shortlistTexts } from '#web/texts/shortlists/area.ts'

/** What the owner and the others see. */
export type ShownList = Pick<Shortlist, 'name' | 'cars' | 'people' | 'votes' | 'notes' | 'facts'>

type InWords = Texts<typeof shortlistTexts>

export const titleOf = (car: Car | null, { t, lang }: InWords): string =>
  car ? titleIn(car, lang) : t('shortlists_this_car')

export const titleIn = (car: Car, lang: Lang): string => carTitle({ ...car, custom_model: null }, lang)

export const carsOf = ({ cars }: ShownList): Car[] => cars.flatMap(({ car }) => car ?? [])

export function nameOf(
  people: readonly ShortlistPerson[],
  personId: string,
  { t }: InWords,
  you: string | null = null,
): string {
  if (personId === you) return t('shortlists_you')
  return people.find(({ id }) => id === personId)?.name || t('shortlists_someone')
}

export const notesOn = ({ notes }: ShownList, carId: string | null): ShortlistNote[] =>
  notes.filter(({ car_id }) => car_id === carId)
