import type { AdHistoryStep } from '#contract/cars.ts'
import { historyOf, type AdVersion } from '#domain/ad-history/history-of.ts'
import { isPlainFact, type MainFacts, type ShownFact } from '#domain/ad-history/main-facts.ts'
import { asNamedNow, type Catalogue } from '#server/features/catalogue/public.ts'

/** The history of an ad, latest first. Models have their current names, so that a merge of models changes nothing. */
export function presentHistory(versions: readonly AdVersion[], catalogue: Catalogue): AdHistoryStep[] {
  const named = versions.map(({ facts, since }) => ({ facts: namedNow(facts, catalogue), since }))
  return historyOf(named)
    .map(({ since, changed, flags, facts }) => ({
      since,
      price: numberOf(facts.price),
      mileage: numberOf(facts.mileage),
      changes: changed.map(({ fact, from, to }) => ({
        fact,
        from: valueOf(fact, from, catalogue),
        to: valueOf(fact, to, catalogue),
      })),
      flags,
    }))
    .toReversed()
}

const numberOf = (value: MainFacts[keyof MainFacts]): number | null => (typeof value === 'number' ? value : null)

export function namedNow(facts: MainFacts, catalogue: Catalogue): MainFacts {
  const { make_id, model_id = null, custom_model = null } = facts
  if (typeof make_id !== 'number') return facts
  return { ...facts, ...asNamedNow({ make_id, model_id, custom_model } as Named, catalogue) }
}

type Named = Parameters<typeof asNamedNow>[0]

function valueOf(fact: ShownFact, facts: MainFacts, { makers, models, cities }: Catalogue) {
  if (isPlainFact(fact)) return facts[fact] ?? null
  if (fact === 'city') return namesOf(cities.byId.get(Number(facts.city_id)))
  const make = makers.byId.get(Number(facts.make_id))
  const model = models.byId.get(Number(facts.model_id))
  const typed = String(facts.custom_model ?? '')
  return {
    name_ar: `${make?.name_ar ?? ''} ${model?.name_ar ?? typed}`.trim(),
    name_en: `${make?.name_en ?? ''} ${model?.name_en ?? typed}`.trim(),
  }
}

const namesOf = (place: { name_ar: string; name_en: string } | undefined) => ({
  name_ar: place?.name_ar ?? '',
  name_en: place?.name_en ?? '',
})
