import { Link } from 'react-router'
import { CarGrid } from '#web/features/cars/public.ts'
import { SearchField } from '#web/features/explore/public.ts'
import { pageTitle } from '#web/platform/page-title.ts'
import { scopeContext } from '#web/platform/scope.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Route } from './+types/home'

export { RouteError as ErrorBoundary } from '#web/ui/route-error.tsx'

const LATEST = 8
const MAKES = 18

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'home_title')

export async function loader({ context }: Route.LoaderArgs) {
  const { items, facets } = await context.get(scopeContext).api.cars.search({ limit: LATEST, facets: true })
  return { latest: items, makes: facets?.make.slice(0, MAKES) ?? [] }
}

export default function Home({ loaderData: { latest, makes } }: Route.ComponentProps) {
  const { lang, t } = useTexts()
  return (
    <main id="content" className="page flex flex-col gap-10 py-10">
      <section className="flex flex-col gap-4">
        <h1 className="text-3xl font-bold">{t('home_title')}</h1>
        <p className="text-lg text-muted">{t('home_lead')}</p>
        <SearchField q={undefined} />
      </section>
      <section>
        <h2 className="text-xl font-bold">{t('home_makes')}</h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {makes.map((make) => (
            <li key={make.value}>
              <Link to={`/explore?make=${make.value}`} className="chip">
                {make[`name_${lang}`]}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-4 text-xl font-bold">{t('home_latest')}</h2>
        <CarGrid cars={latest} />
        <Link to="/explore" className="button mt-6">
          {t('to_explore')}
        </Link>
      </section>
    </main>
  )
}
