import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Simulator } from './simulator.tsx'
import { useRuleWords } from './use-rule-words.ts'

const NO_NAMES = { make: [], model: [] }

/** Cars that another value of `max_annual_mileage_for_low_tag` would match, for each tag that uses it. */
export function LowMileageSimulator({ limit }: { limit: number }) {
  const { lang } = useTexts()
  const { data } = useQuery(apiQuery(useApi(), 'tags', 'list_any', undefined))
  const words = useRuleWords(NO_NAMES, limit)
  if (!data || !(limit > 0)) return null
  const tagNames = new Map(data.tags.map((tag) => [tag.id, tag[`name_${lang}`]]))
  return data.tags
    .filter(({ activation_rules: { type, condition } }) => type === 'automatic' && condition === 'mileage')
    .map(({ id, enabled, activation_rules }) => (
      <Simulator
        key={id}
        tag_id={id}
        enabled={enabled}
        rules={activation_rules}
        max_annual_mileage_for_low_tag={limit}
        words={words}
        tagNames={tagNames}
      />
    ))
}
