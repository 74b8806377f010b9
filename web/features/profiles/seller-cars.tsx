import { Link } from 'react-router'
import type { PublicProfile } from '#contract/profiles.ts'
import { CarGrid } from '#web/features/cars/public.ts'
import { SaveAndMore } from '#web/features/favorites/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { sellerTexts } from '#web/texts/seller/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { SellerFilters } from './seller-filters.tsx'
import { sellerAddress, type SellerSearch } from './seller-search.ts'

/** Fewer are seen at once. */
const MANY = 6

/** The ads of a seller, with filters if there are many. */
export function SellerCars({ profile, search }: { profile: PublicProfile; search: SellerSearch }) {
  const { t } = useTexts(accountTexts, sellerTexts)
  const { id, ads, active_ads_count, found_count, pages } = profile
  return (
    <section aria-labelledby="seller-ads" className="flex flex-col gap-4">
      <h2 id="seller-ads" className="text-xl font-bold">
        {t('profile_ads', { count: active_ads_count })}
      </h2>
      {active_ads_count > MANY && <SellerFilters profile={profile} search={search} />}
      {found_count !== active_ads_count && (
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span role="status">{t(found_count ? 'seller_found' : 'seller_none', { count: found_count })}</span>
          <Link to={`/seller/${id}`} preventScrollReset className="link">
            {t('seller_all')}
          </Link>
        </p>
      )}
      <CarGrid cars={ads} Actions={SaveAndMore} />
      <PageLinks
        label={t('seller_pages')}
        page={search.page}
        pages={pages}
        addressOf={(page) => sellerAddress(id, { ...search, page })}
      />
    </section>
  )
}
