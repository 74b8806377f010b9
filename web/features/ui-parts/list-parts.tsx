import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { Part } from './part.tsx'

const PICTURES = ['white', 'blue', 'red'].map((color) => ({ label: color, image: `/placeholders/suv-${color}.svg` }))
const CARS = [
  { make: 'Toyota', price: 95_000 },
  { make: 'Hyundai', price: 62_000 },
]

const priceOf = ({ price }: (typeof CARS)[number]) => <Price amount={price} />

/** Tabs, pagination, lists and carousel. */
export function ListParts() {
  const { t } = useTexts(exploreTexts)
  const views = (
    <ViewLinks
      label={t('nav_menu')}
      views={[
        { to: '?view=home', label: t('nav_home'), isCurrent: true },
        { to: '?view=explore', label: t('nav_explore'), isCurrent: false },
      ]}
    />
  )
  const list = { items: CARS, keyOf: ({ make }: (typeof CARS)[number]) => make, empty: t('not_found_title') }
  return (
    <>
      <Part name="Tabs">
        <Tabs
          label={t('car_fields')}
          tabs={[
            { key: 'fields', label: t('car_fields'), content: t('home_lead') },
            { key: 'features', label: t('car_features'), content: t('error_partial_text') },
          ]}
        />
      </Part>
      <Part name="Pagination">
        <Pagination label={t('explore_pages')} first="?" next="?after=2" />
      </Part>
      <Part name="Admin list">
        <AdminList
          {...list}
          filters={views}
          renderItem={({ make }) => (
            <Panel as="div" className="p-4">
              <p>{make}</p>
            </Panel>
          )}
          next="?after=2"
        />
      </Part>
      <Part name="Admin table">
        <AdminList
          {...list}
          bulk={{
            nameOf: ({ make }) => make,
            renderActions: () => <Button variant="quiet">{t('filter_clear')}</Button>,
          }}
          caption={t('car_fields')}
          columns={[
            { key: 'make', title: t('filter_make'), renderCell: ({ make }) => make },
            { key: 'price', title: t('filter_price'), renderCell: priceOf },
          ]}
        />
      </Part>
      <Part name="Admin list, empty">
        <AdminList {...list} items={[]} renderItem={() => null} />
      </Part>
      <Part name="Carousel">
        <div className="max-w-xs">
          <Carousel label={t('car_fields')} pictures={PICTURES} sizes="20rem" />
        </div>
      </Part>
    </>
  )
}
