import type { TextPage } from '#contract/texts.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { areaName } from './area-name.ts'
import { textsAddress, type ChosenTexts } from './read-text-search.ts'

const FIELDS = ['text', 'area']

/** Filters by text, area and state. Their state is in the URL. */
export function TextFilters({ page, search }: { page: TextPage; search: ChosenTexts }) {
  const { t, lang } = useTexts(websiteTexts)
  const { text, area, state } = search
  const withCount = (name: string, count: number) => t('texts_with_count', { name, number: formatNumber(count, lang) })
  const address = (one?: ChosenTexts['state']) =>
    textsAddress({ ...(text && { text }), ...(area && { area }), ...(one && { state: one }) })
  return (
    <>
      <UrlForm names={FIELDS} className="filters">
        {state && <input type="hidden" name="state" value={state} />}
        <Field isRequired={null} label={t('texts_find')} name="text" type="search" dir="auto" defaultValue={text} />
        <SelectField isRequired={null} label={t('texts_area')} name="area" defaultValue={area ?? ''}>
          <option value="">{t('texts_area_all')}</option>
          {page.areas.map((one) => (
            <option key={one.area} value={one.area}>
              {withCount(areaName(t, one.area), one.count)}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{t('texts_search')}</Button>
      </UrlForm>
      <ViewLinks
        label={t('texts_states')}
        views={[
          { to: address(), label: t('texts_state_all'), isCurrent: !state },
          ...page.states.map((one) => ({
            to: address(one.state),
            label: withCount(t(`texts_state_${one.state}`), one.count),
            isCurrent: state === one.state,
          })),
        ]}
      />
    </>
  )
}
