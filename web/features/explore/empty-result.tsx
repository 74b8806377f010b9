import { Link } from 'react-router'
import type { CarPage, Relaxation } from '#contract/search.ts'
import { QUOTED } from '#domain/search/words/typed-words.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { searchTexts } from '#web/texts/search/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { WayOut } from '#web/ui/way-out.tsx'
import { listActiveFilters } from './list-active-filters.ts'
import { NearlyFound } from './nearly-found.tsx'
import type { PageFacets } from './page-facets.ts'
import { relaxSearch } from './relax-search.ts'
import { SaveSearch } from './save-search.tsx'
import { addressOf, type ExploreSearch } from './search-address.ts'

interface Props {
  search: ExploreSearch
  facets: PageFacets
  understood: CarPage['understood']
  relaxations: CarPage['relaxations']
}

/** Shown without results: links that drop filters, each with its number of cars. */
export function EmptyResult({ search, facets, understood, relaxations }: Props) {
  const { lang, t } = useTexts(searchTexts, exploreTexts)
  const all = listActiveFilters(search, facets, lang, t)

  function labelOf({ fields, words }: Relaxation): string {
    const chosen = all.flatMap(({ field, label }) => (fields.includes(field) ? [label] : []))
    return [...chosen, ...words.map((one) => one.replace(QUOTED, '$1'))].join(t('list_comma'))
  }

  /** The name of the maker that stays when the link drops a model, unless the search already has it. */
  function makerOf({ without: { filters } }: Relaxation): string | undefined {
    if (search.make || understood.filters.make) return undefined
    const names = filters.make?.flatMap(
      (slug) => facets.make?.find(({ value }) => value === slug)?.[`name_${lang}`] ?? [],
    )
    return names?.join(t('list_comma'))
  }

  function textOf(one: Relaxation): string {
    const [label, cars, maker] = [labelOf(one), t('explore_results', { count: one.total }), makerOf(one)]
    return maker ? t('explore_relax_to', { maker, label, cars }) : t('explore_relax', { label, cars })
  }

  const [nearest] = relaxations
  return (
    <div className="flex flex-col gap-8">
      <Panel as="div" className="flex flex-col items-center px-4 py-8 text-center">
        <Scene name="desert" />
        <p className="mt-4 text-lg font-medium">{t('explore_empty_title')}</p>
        <p className="mt-2 text-muted">{t(relaxations.length ? 'explore_empty_relax' : 'explore_empty_text')}</p>
        <ul className="mt-6 flex flex-wrap justify-center gap-2 empty:hidden">
          {relaxations.map((one) => (
            <li key={[...one.fields, ...one.words].join()} className="max-w-full">
              <Link
                to={addressOf(relaxSearch(search, one))}
                className="chip chip-on max-w-full text-start wrap-anywhere"
              >
                <Icon name="close" size={14} />
                <span>{textOf(one)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <SaveSearch search={search} facets={facets} understood={understood} isMain />
          <ButtonLink to={addressOf({ sort: search.sort })} variant="quiet">
            {t('filter_clear')}
          </ButtonLink>
        </div>
      </Panel>
      {nearest ? <NearlyFound search={search} relaxation={nearest} /> : <WayOut />}
    </div>
  )
}
