import { Link } from 'react-router'
import type { CarCard, FacetValue, NamedFacetValue } from '#contract/cars.ts'
import { CarGrid, RecentlyViewed } from '#web/features/cars/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BodyTypeLinks } from './body-type-links.tsx'
import { BudgetLinks } from './budget-links.tsx'
import { Hero } from './hero.tsx'
import { MakeLinks } from './make-links.tsx'
import { Section } from './section.tsx'

interface Props {
  latest: readonly CarCard[]
  featured: readonly CarCard[]
  makes: readonly NamedFacetValue[]
  body_types: readonly FacetValue[]
}

export function Home({ latest, featured, makes, body_types }: Props) {
  const { t } = useTexts()
  return (
    <main id="content">
      <Hero />
      <div className="page flex flex-col gap-12 py-10">
        <Section title={t('home_body_types')}>
          <BodyTypeLinks body_types={body_types} />
        </Section>
        {featured.length > 0 && (
          <Section title={t('home_featured')}>
            <CarGrid cars={featured} />
          </Section>
        )}
        <RecentlyViewed />
        <Section title={t('home_makes')}>
          <MakeLinks makes={makes} />
        </Section>
        <Section title={t('home_budget')}>
          <BudgetLinks />
        </Section>
        <Section title={t('home_latest')} more="/explore">
          <CarGrid cars={latest} />
        </Section>
        <section className="panel flex flex-wrap items-center justify-between gap-4 p-6">
          <div>
            <h2 className="text-xl font-bold">{t('home_sell_title')}</h2>
            <p className="mt-1 text-muted">{t('home_sell_text')}</p>
          </div>
          <Link to="/add-car" className="button">
            {t('home_sell_button')}
          </Link>
        </section>
      </div>
    </main>
  )
}
