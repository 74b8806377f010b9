import { useRef, type FormEvent } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { OWN_AD_SORTS, ownAdSort } from '#domain/ads/own-ad-sorts.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { useUrlFields } from '#web/ui/use-url-fields.ts'
import { ownAdsAddress, type OwnAdSearch } from './own-ad-search.ts'

const VIEWS = ['list', 'table'] as const

/**
 * Search, order and, on wide screens, a switch to the table.
 * @param search the search requested last, whose response may be pending
 */
export function OwnAdTools({ search }: { search: OwnAdSearch }) {
  const { t } = useTexts(adsTexts)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const fields = useUrlFields(['text'])

  // uses the text in the field, whose response may be pending
  function show(changed: Partial<OwnAdSearch> = {}) {
    const address = ownAdsAddress({ ...search, text: input.current?.value.trim() ?? '', ...changed })
    fields.follow(address)
    void navigate(address)
  }

  function find(event: FormEvent) {
    event.preventDefault()
    show()
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Form role="search" className="flex grow flex-wrap items-center gap-2" onSubmit={find}>
        {search.state && <input type="hidden" name="state" value={search.state} />}
        {search.view === 'table' && <input type="hidden" name="view" value="table" />}
        <span className="relative min-w-0 grow basis-40">
          <input
            key={fields.key}
            ref={input}
            type="search"
            name="text"
            aria-label={t('my_ads_find')}
            placeholder={t('my_ads_find')}
            className="field field-with-end"
            defaultValue={search.text}
          />
          <Button
            type="submit"
            variant="icon"
            className="absolute inset-y-0 end-0"
            icon="search"
            aria-label={t('my_ads_find_now')}
          />
        </span>
        <label className="flex-none">
          <span className="sr-only">{t('my_ads_sort')}</span>
          <Select name="sort" value={search.sort} onChange={({ target }) => show({ sort: ownAdSort(target.value) })}>
            {OWN_AD_SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`my_ads_sort_${one}`)}
              </option>
            ))}
          </Select>
        </label>
      </Form>
      <nav aria-label={t('my_ads_view')} className="flex max-lg:hidden">
        {VIEWS.map((view) => (
          <Link
            key={view}
            to={ownAdsAddress({ ...search, view })}
            replace
            preventScrollReset
            className="nav-link"
            aria-current={view === search.view ? 'page' : undefined}
          >
            <Icon name={view} />
            <span>{t(`my_ads_view_${view}`)}</span>
          </Link>
        ))}
      </nav>
    </div>
  )
}
