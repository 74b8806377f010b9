import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { HomeSectionName } from '#domain/settings/home-sections.ts'
import { AccountLink } from '#web/features/accounts/public.ts'
import { ViewedRow } from '#web/features/views/public.ts'
import { homeTexts } from '#web/texts/home/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BodyPicture } from '#web/ui/bodies/body-picture.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { BodyTypeLinks } from './body-type-links.tsx'
import { BudgetLinks } from './budget-links.tsx'
import { groupRows, isRow, type HomeRowName } from './group-rows.ts'
import { Hero } from './hero.tsx'
import { HomeRows } from './home-rows.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { MakeLinks } from './make-links.tsx'
import { NewsPlace } from './news-place.tsx'
import { NewSite } from './new-site.tsx'
import { Section } from './section.tsx'
import type { Shown } from './shown.ts'
import { TagLinks } from './tag-links.tsx'
import { TrustFacts } from './trust-facts.tsx'

const MAKES = 12

interface Props extends Shown {
  /** The parts that are shown, in their order. */
  sections: readonly HomeSectionName[]
}

export function Home({ sections, ...shown }: Props) {
  return (
    <main id="content">
      <Hero {...shown} />
      <div className="page home-sections page">
        {shown.isNew && <NewSite />}
        {groupRows(sections).map((group) => {
          const [name] = group
          if (isRow(name)) return <HomeRows key={name} names={group.filter(isRow)} {...shown} />
          const Part = PARTS[name]
          return <Part key={name} {...shown} />
        })}
      </div>
    </main>
  )
}

/** The parts of the page that are no rows. Those that have nothing to show are empty. */
const PARTS: Record<Exclude<HomeSectionName, HomeRowName>, (shown: Shown) => ReactElement | null> = {
  body_types: BodyTypes,
  viewed: Viewed,
  makes: MakesAndBudgets,
  trust: Trust,
  how_it_works: HowItWorks,
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

function Viewed() {
  return (
    <>
      <NewsPlace />
      <ViewedRow />
    </>
  )
}

function Trust({ trust }: Shown) {
  return <TrustFacts {...trust} />
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
      <BodyPicture type="pickup" className="w-24 sm:w-40" />
      <div className="grow basis-40">
        <h2 className="text-xl font-bold">{t('home_sell_title')}</h2>
        <p className="mt-1 text-muted">{t('home_sell_text')}</p>
      </div>
      <AccountLink to="/add-car" className="button">
        {t('home_sell_button')}
      </AccountLink>
    </Panel>
  )
}
