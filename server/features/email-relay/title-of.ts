import type { Conversation } from '#contract/messages.ts'
import { carTitle } from '#domain/cars/title.ts'
import type { Lang } from '#domain/language.ts'

/** The title of the ad of a conversation. */
export const titleOf = ({ car }: Pick<Conversation, 'car'>, lang: Lang): string =>
  carTitle({ ...car, custom_model: null }, lang)
