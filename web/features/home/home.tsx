import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ArticleCard } from '#contract/articles.ts'
import type { CarCard } from '#contract/cars.ts'
import type { DealCard } from '#contract/deals.ts'
import type { Facets, FacetValue, NamedFacetValue, TrustCounts } from '#contract/search.ts'
import type { Budget } from '#domain/search/numbers/choose-budgets.ts'
import type { HomeSectionName } from '#domain/settings/home-sections.ts'
import { AccountLink } from '#web/features/accounts/public.ts'
import { LatePostRow } from '#web/features/articles/public.ts'
import { LateDealRow } from '#web/features/deals/public.ts'
import { LateCarRow } from '#web/features/favorites/public.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { ViewedRow } from '#web/features/views/public.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BodyPicture } from '#web/ui/bodies/body-picture.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { BodyTypeLinks } from './body-type-links.tsx'
import { BudgetLinks } from './budget-links.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { MakeLinks } from './make-links.tsx'
import { NewsPlace } from './news-place.tsx'
import { Section } from './section.tsx'
import { TagLinks } from './tag-links.tsx'
import { TrustFacts } from './trust-facts.tsx'

const MAKES = 12

interface Shown {
  total: number
  /** Of all ads. */
  cities: Readonly<Facets['city']>
  good_prices: readonly CarCard[]
  latest: readonly CarCard[]
  featured: readonly CarCard[]
  makes: Readonly<Facets['make']>
  body_types: readonly FacetValue[]
  tags: readonly NamedFacetValue[]
  budgets: readonly Budget[]
  deals: readonly DealCard[]
  posts: readonly ArticleCard[]
  trust: TrustCounts
  /** In ISO 8601. */
  now: string
}

interface Props extends Shown {
  /** The parts that are shown, in their order. */
  sections: readonly HomeSectionName[]
}

export function Home({ sections, ...shown }: Props) {
  return (
    <main id="content">
      <Hero {...shown} />
      <div className="page home-sections page">
        {sections.map((name) => {
          const Part = PARTS[name]
          return <Part key={name} {...shown} />
        })}
      </div>
    </main>
  )
}

/** The parts of the page. Those that have nothing to show are empty. */
const PARTS: Record<HomeSectionName, (shown: Shown) => ReactElement | null> = {
  good_prices: GoodPrices,
  body_types: BodyTypes,
  viewed: Viewed,
  makes: MakesAndBudgets,
  featured: Featured,
  deals: Deals,
  latest: Latest,
  trust: Trust,
  how_it_works: HowItWorks,
  posts: Posts,
  before_buying: BeforeBuying,
  sell: SellPanel,
}

function BodyTypes({ body_types, tags }: Shown) {
  const { t } = useTexts(homeTexts)
  return (
    <Section title={t('home_body_types')}>
      <BodyTypeLinks body_types={body_types} />
      {tags.length > 0 && <TagLinks tags={tags} />}
    </Section>
  )
}

function MakesAndBudgets({ makes, budgets }: Shown) {
  const { t } = useTexts(homeTexts)
  return (
    <div className="home-makes-and-budgets">
      <Section title={t('home_makes')}>
        <MakeLinks makes={makes.slice(0, MAKES)} />
      </Section>
      {budgets.length > 0 && (
        <Section title={t('home_budget')}>
          <BudgetLinks budgets={budgets} />
        </Section>
      )}
    </div>
  )
}

function GoodPrices({ good_prices }: Shown) {
  const { t } = useTexts(homeTexts)
  return (
    <LateBoundary>
      <LateCarRow title={t('home_good_prices')} cars={good_prices} more="/explore?sort=best_price" fallback={null} />
    </LateBoundary>
  )
}

function Featured({ featured }: Shown) {
  const { t } = useTexts(homeTexts)
  return (
    <LateBoundary>
      <LateCarRow title={t('home_featured')} cars={featured} fallback={null} />
    </LateBoundary>
  )
}

function Deals({ deals, now }: Shown) {
  const { t } = useTexts(homeTexts)
  // admins get deals while the section is off too
  const isOn = Boolean(useSettings().read('enable_deals_section'))
  if (!deals.length || !isOn) return null
  return (
    <LateBoundary>
      <LateDealRow title={t('home_deals')} deals={deals} now={now} fallback={null} />
    </LateBoundary>
  )
}

function Viewed() {
  return (
    <>
      <NewsPlace />
      <ViewedRow />
    </>
  )
}

function Latest({ latest }: Shown) {
  const { t } = useTexts(homeTexts)
  return (
    <LateBoundary>
      <LateCarRow title={t('home_latest')} cars={latest} more="/explore" fallback={null} />
    </LateBoundary>
  )
}

function Trust({ trust }: Shown) {
  return <TrustFacts {...trust} />
}

function Posts({ posts }: Shown) {
  const { t } = useTexts(homeTexts)
  if (!posts.length) return null
  return (
    <Section title={t('home_posts')} more="/blog">
      <LateBoundary>
        <LatePostRow posts={posts} fallback={null} />
      </LateBoundary>
    </Section>
  )
}

function BeforeBuying() {
  const { t } = useTexts(homeTexts)
  return (
    <Section title={t('home_before_buying')}>
      <ul className="scroll-row gap-2 py-1">
        {BEFORE_BUYING.map(({ to, text }) => (
          <li key={to} className="flex-none">
            <Link to={to} className="chip">
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const BEFORE_BUYING = [
  { to: '/prices', text: 'home_prices' },
  { to: '/calculators/yearly-cost', text: 'home_yearly_cost' },
  { to: '/calculators/instalments', text: 'home_instalments' },
  { to: '/calculators/transfer', text: 'home_transfer' },
  { to: '/knowledge', text: 'home_facts' },
  { to: '/knowledge/words', text: 'home_words' },
] as const

function SellPanel() {
  const { t } = useTexts(homeTexts)
  return (
    <Panel className="flex flex-wrap items-center gap-4 p-5">
      <BodyPicture type="pickup" className="w-40" />
      <div className="grow basis-60">
        <h2 className="text-xl font-bold">{t('home_sell_title')}</h2>
        <p className="mt-1 text-muted">{t('home_sell_text')}</p>
      </div>
      <AccountLink to="/add-car" className="button">
        {t('home_sell_button')}
      </AccountLink>
    </Panel>
  )
}
