import type { Message } from '#contract/messages.ts'
import { directionOf, type Lang } from '#domain/language.ts'
import { writtenIn, type Written } from '#domain/text/written-in.ts'

type Said = Pick<Message, 'content' | 'picture_ids' | 'offer' | 'appointment' | 'ad_change'>

/** Language and direction of a message in words: our own sentences are in the language of the page, whatever they name. */
export function messageWrittenIn(message: Said, lang: Lang): Written {
  const { content, picture_ids, offer, appointment, ad_change } = message
  const isTyped = content && !picture_ids.length && !offer && !appointment && !ad_change
  return isTyped ? writtenIn(content) : { lang, dir: directionOf(lang) }
}
