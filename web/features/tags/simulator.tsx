import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { CarCard } from '#contract/cars.ts'
import type { TagSimulation, TagToSimulate } from '#contract/tags.ts'
import { carTitle } from '#domain/cars/title.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { isNameType } from '#domain/tags/condition-kinds.ts'
import { describeAmount, typeName, type RuleWords } from '#domain/tags/describe-rule.ts'
import { findRuleProblems } from '#domain/tags/find-rule-problems.ts'
import type { ActivationRules } from '#domain/tags/tag-rule.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { useDebounced } from '#web/platform/use-debounced.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Debounce in milliseconds. */
const PAUSE_MS = 150
/** Lifetime of the server's copy of the cars, in milliseconds. */
const FRESH_MS = MINUTE_MS

interface Props extends Pick<TagToSimulate, 'tag_id' | 'enabled' | 'max_annual_mileage_for_low_tag'> {
  rules: ActivationRules
  words: RuleWords
  tagNames: ReadonlyMap<number, string>
}

/** Preview of the cars that a rule would match before it is saved. */
export function Simulator({ rules, words, tagNames, ...tag }: Props) {
  const { t } = useTexts(tagTexts)
  const api = useApi()
  const isReady = !findRuleProblems(rules).some(({ blocks }) => blocks)
  const input = { ...tag, activation_rules: rules } as TagToSimulate
  const settled = useDebounced(JSON.stringify(input), PAUSE_MS)
  const { data, isError, isPlaceholderData } = useQuery({
    ...apiQuery(api, 'tags', 'simulate', JSON.parse(settled) as TagToSimulate),
    enabled: isReady && settled === JSON.stringify(input),
    staleTime: FRESH_MS,
    placeholderData: (before: TagSimulation | undefined) => before,
  })
  return (
    <Panel
      aria-label={t('simulate_title')}
      title={t('simulate_title')}
      className="flex flex-col gap-2 p-5"
      aria-busy={isPlaceholderData}
    >
      <div aria-live="polite" className="flex flex-col gap-1">
        {!isReady && <p className="text-muted">{t('simulate_wait')}</p>}
        {isReady && isError && <p className="text-muted">{t('simulate_failed')}</p>}
        {isReady && data && <Counts found={data} isOn={tag.enabled} tagNames={tagNames} />}
      </div>
      {isReady && data && (
        <>
          <CarList title={t('simulate_gains', { count: data.gains.count })} cards={data.gains.first} />
          <CarList title={t('simulate_loses', { count: data.loses.count })} cards={data.loses.first} />
          <CarList
            title={t('simulate_near')}
            hint={t('simulate_near_hint')}
            cards={data.near.map(({ card }) => card)}
            noteOf={(at) => {
              const { type, value } = data.near[at] ?? {}
              if (type === undefined || value === undefined || isNameType(type)) return ''
              return `${typeName(type, words.translate)}: ${describeAmount(type, Math.round(value), words)}`
            }}
          />
        </>
      )}
    </Panel>
  )
}

interface CountsProps {
  found: TagSimulation
  isOn: boolean
  tagNames: ReadonlyMap<number, string>
}

function Counts({ found, isOn, tagNames }: CountsProps) {
  const { t, lang } = useTexts(tagTexts)
  const { cars_count, fits_count, hidden_count, displaces } = found
  return (
    <>
      <p className="font-medium">{t('simulate_fits', { count: fits_count, all: formatNumber(cars_count, lang) })}</p>
      {cars_count > 0 && fits_count === cars_count && <p className="notice">{t('simulate_all')}</p>}
      {!isOn && <p className="text-muted">{t('simulate_off')}</p>}
      {hidden_count > 0 && <p>{t('simulate_hidden', { count: hidden_count })}</p>}
      {displaces.map(({ tag_id, count }) => (
        <p key={tag_id}>{t('simulate_displaces', { count, name: tagNames.get(tag_id) ?? '' })}</p>
      ))}
    </>
  )
}

interface CarListProps {
  title: string
  hint?: string
  cards: readonly CarCard[]
  noteOf?: (at: number) => string
}

function CarList({ title, hint, cards, noteOf }: CarListProps) {
  const { lang } = useTexts()
  if (!cards.length) return null
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-medium">
        <span>{title}</span>
        <span className="text-muted group-open:rotate-180">
          <Icon name="down" size={16} />
        </span>
      </summary>
      {hint && <p className="text-sm text-muted">{hint}</p>}
      <ul className="flex flex-col">
        {cards.map((card, at) => (
          <li key={card.id} className="flex flex-wrap items-center gap-x-3">
            <Link to={`/car/${card.id}`} className="link">
              <bdi>{carTitle({ ...card, custom_model: null }, lang)}</bdi>
            </Link>
            {noteOf && <span className="text-sm text-muted">{noteOf(at)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
