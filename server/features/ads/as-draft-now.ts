import type { Draft } from '#contract/ads.ts'
import { typedKey } from '#domain/catalogue/typed-key.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'

/**
 * Updates the maker and model of a draft to current names in the catalogue, so that its owner edits and saves what is
 * displayed.
 */
export function asDraftNow(draft: Draft, { makers, models, typedModels }: Catalogue): Draft {
  const { make, model, model_text } = draft.fields
  const ofMake = makers.bySlug.get(String(make))
  if (!ofMake) return draft
  const known = model
    ? models.bySlug.get(String(model))
    : typedModels.get(typedKey(ofMake.id, String(model_text ?? '')))
  const named: Draft['fields'] = known
    ? { make: makers.byId.get(known.make_id)?.slug ?? ofMake.slug, model: known.slug, model_text: '' }
    : { make: ofMake.slug }
  return { ...draft, fields: { ...draft.fields, ...named } }
}
