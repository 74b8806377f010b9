import { useEffect, useState } from 'react'
import type { CatalogueName } from '#contract/tags.ts'
import { sameNamed } from '#domain/search/names/find-named.ts'
import type { NameType } from '#domain/tags/condition-kinds.ts'
import type { RuleWords } from '#domain/tags/describe-rule.ts'
import type { Lang } from '#domain/language.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { composedText, createTexts, withAreas, type Translate } from '#web/texts/create-texts.ts'
import { loadDefaultTexts } from '#web/texts/default-texts.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Makers and models that rules can refer to. */
export type RuleNames = Record<'make' | 'model', readonly CatalogueName[]>

/** The maker or model that a rule refers to by slug, or by name in older rules. */
export const findRuleName = (names: readonly CatalogueName[], value: string): CatalogueName | undefined =>
  names.find(({ slug }) => slug === value) ?? sameNamed(value, names)

/** Words for sentences about rules in the language of the page. */
export function useRuleWords(names: RuleNames, maxAnnualMileageForLowTag: number): RuleWords {
  const { t, lang } = useTexts(tagTexts)
  return ruleWords(lang, t, { names, max_annual_mileage_for_low_tag: maxAnnualMileageForLowTag })
}

/** Words in the other language; null until its texts are loaded. */
export function useOtherRuleWords(names: RuleNames, maxAnnualMileageForLowTag: number): RuleWords | null {
  const { lang } = useTexts()
  const other = lang === 'ar' ? 'en' : 'ar'
  const [loaded, setLoaded] = useState<Lang | null>(null)
  useEffect(() => {
    // if loading fails, the sentence is shown in one language only
    loadDefaultTexts(other).then(
      () => setLoaded(other),
      () => {},
    )
  }, [other])
  if (loaded !== other) return null
  return ruleWords(other, createTexts(other, {}).t, {
    names,
    max_annual_mileage_for_low_tag: maxAnnualMileageForLowTag,
  })
}

interface Known {
  names: RuleNames
  max_annual_mileage_for_low_tag: number
}

export function ruleWords(lang: Lang, t: Translate, { names, max_annual_mileage_for_low_tag }: Known): RuleWords {
  const nameOf = (type: NameType, value: string) =>
    type === 'body_type'
      ? composedText(withAreas(t, carWordTexts), `body_type_${value}`)
      : findRuleName(names[type], value)?.[`name_${lang}`]
  return {
    lang,
    max_annual_mileage_for_low_tag,
    translate: (key, values) => (t as (key: string, values?: Record<string, string | number>) => string)(key, values),
    nameOf: (type, value) => nameOf(type, value) ?? value,
  }
}
