import type { Lang } from '#domain/language.ts'
import { isForeign } from '#domain/translations/is-foreign.ts'
import type { TranslatedText } from '#domain/translations/translated-texts.ts'
import type { CallContext } from '#server/context.ts'
import { modelOf } from '#server/features/assistant/public.ts'
import { getCar } from '#server/features/cars/public.ts'
import { ad_translations } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import type { Limit } from '#server/platform/limits.ts'
import { keptTranslation } from './kept-translation.ts'
import { hashOf, translateOnce } from './translate-once.ts'

const BY_ADDRESS: Limit = { name: 'translation_address', seconds: 600, perAddress: 2 }

/**
 * A text of an ad in a language in which its seller did not write it. The same text is paid for once.
 * @throws NOT_FOUND, TOO_MANY_ATTEMPTS, MODEL_FAILED
 */
export async function translateAd(
  context: CallContext,
  { car_id, field, language }: { car_id: string; field: TranslatedText; language: Lang },
): Promise<{ text: string }> {
  const model = await modelOf(context)
  const original = model && (await readOriginal(context, { car_id, field, language }))
  if (!model || !original) throw fail('NOT_FOUND')
  const kept = keptTranslation(context, ad_translations, {
    key: { car_id, field, lang: language },
    source_hash: hashOf(model, original),
  })
  const known = await kept.find()
  if (known?.text) return { text: known.text }
  await context.limits.take(BY_ADDRESS, context.request.address)
  return translateOnce(context, kept, { model, original, language })
}

/** As any visitor sees it; null if there is none, or it is in the wanted language. */
async function readOriginal(
  context: CallContext,
  { car_id, field, language }: { car_id: string; field: TranslatedText; language: Lang },
): Promise<string | null> {
  const found = await getCar(context, { car_id, caller: { kind: 'anonymous' } })
  if (found.kind !== 'found') return null
  const { description_ar, description_en, ad_title_ar, ad_title_en, price_note } = found.car
  const inLanguage = (ar: string | null, en: string | null) => (language === 'ar' ? ar || en : en || ar)
  const text = {
    title: inLanguage(ad_title_ar, ad_title_en),
    price_note,
    description: inLanguage(description_ar, description_en),
  }[field]
  return text && isForeign(text, language) ? text : null
}
