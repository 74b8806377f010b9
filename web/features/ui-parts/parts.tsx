import { Suspense, useState, type ReactNode } from 'react'
import { PicturesField } from '#web/features/pictures/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Carousel } from '#web/ui/carousel.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon, ICONS, type IconName } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { Price } from '#web/ui/price.tsx'
import { Select } from '#web/ui/select.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const PICTURES = ['white', 'blue', 'red'].map((color) => ({ label: color, image: `/placeholders/suv-${color}.svg` }))

/** Texts of the site itself serve as samples, so that they are right in both languages. */
export function Parts() {
  const { t } = useTexts()
  const [picture_ids, setPictureIds] = useState<string[]>([])
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  return (
    <div className="flex flex-col gap-8">
      <Part name="Type">
        <p className="text-3xl font-bold">{t('home_title')}</p>
        <p className="text-2xl font-bold">{t('home_title')}</p>
        <p className="text-xl font-bold">{t('home_title')}</p>
        <p className="text-lg">{t('home_lead')}</p>
        <p>{t('home_lead')}</p>
        <p className="text-sm text-muted">{t('home_lead')}</p>
        <p className="text-2xl font-bold">
          <Price amount={128_500} />
        </p>
      </Part>
      <Part name="Buttons">
        <Row>
          <button type="button" className="button">
            {t('search_submit')}
          </button>
          <button type="button" className="button-quiet">
            {t('filter_clear')}
          </button>
          <button type="button" className="button-plain">
            {t('home_see_all')}
          </button>
          <button type="button" className="button-danger">
            {t('close')}
          </button>
          <button type="button" className="button" disabled>
            <span className="spinner" />
            {t('loading')}
          </button>
          <button type="button" className="button-icon" aria-label={t('back')}>
            <Icon name="back" />
          </button>
        </Row>
      </Part>
      <Part name="Fields">
        <Field label={t('search_label')} placeholder={t('search_placeholder')} hint={t('home_lead')} />
        <Field label={t('filter_price')} defaultValue="abc" dir="ltr" error={t('explore_empty_text')} />
        <Select aria-label={t('sort_label')}>
          <option>{t('sort_newest')}</option>
          <option>{t('sort_price_asc')}</option>
        </Select>
        <label className="flex items-center gap-3">
          <input type="checkbox" className="checkbox" defaultChecked />
          {t('body_type_suv')}
        </label>
      </Part>
      <Part name="Chips, tags, notices">
        <Row>
          <span className="chip">{t('home_example_1')}</span>
          <span className="chip chip-on">
            {t('body_type_suv')} <Icon name="close" size={14} />
          </span>
          <span className="tag">{t('condition_certified')}</span>
          <span className="tag tag-discount">{t('tag_discount', { amount: '5,000' })}</span>
          <span className="badge-featured">{t('car_featured')}</span>
        </Row>
        <p className="notice">{t('car_ended_sold')}</p>
      </Part>
      <Part name="Overlays">
        <Row>
          <button type="button" className="button-quiet" onClick={() => setOpen('dialog')}>
            Dialog
          </button>
          <button type="button" className="button-quiet" onClick={() => setOpen('sheet')}>
            Sheet
          </button>
          <Menu
            label={t('nav_menu')}
            className="button-quiet"
            items={[
              { key: 'home', label: t('nav_home') },
              { key: 'light', label: t('theme_light'), icon: 'sun', is_chosen: true },
              { key: 'off', label: t('nav_deals'), is_disabled: true },
              {
                key: 'more',
                label: t('language_menu'),
                items: [
                  { key: 'ar', label: t('language_ar'), lang: 'ar' },
                  { key: 'en', label: t('language_en'), lang: 'en' },
                ],
              },
            ]}
          >
            {t('nav_menu')}
          </Menu>
        </Row>
        {open && (
          <Dialog
            shape={open}
            title={t('filter_title')}
            onClose={() => setOpen(null)}
            footer={
              <button type="button" className="button w-full" onClick={() => setOpen(null)}>
                {t('close')}
              </button>
            }
          >
            {t('home_lead')}
          </Dialog>
        )}
      </Part>
      <Part name="Tabs">
        <Tabs
          label={t('car_facts')}
          tabs={[
            { key: 'facts', label: t('car_facts'), content: t('home_lead') },
            { key: 'features', label: t('car_features'), content: t('home_sell_text') },
          ]}
        />
      </Part>
      <Part name="Table">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('filter_make')}</th>
              <th scope="col">{t('filter_price')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Toyota</td>
              <td>
                <Price amount={95_000} />
              </td>
            </tr>
          </tbody>
        </table>
      </Part>
      <Part name="Loading">
        <div className="skeleton h-24" />
        <div className="skeleton h-5 w-2/3" />
        <span className="spinner" role="status" aria-label={t('loading')} />
      </Part>
      <Part name="Carousel">
        <div className="max-w-xs">
          <Carousel label={t('car_facts')} pictures={PICTURES} sizes="20rem" has_thumbnails />
        </div>
      </Part>
      <Part name="Pictures">
        <Suspense>
          <PicturesField value={picture_ids} onChange={setPictureIds} />
        </Suspense>
      </Part>
      <Part name="Icons">
        <Row>
          {(Object.keys(ICONS) as IconName[]).map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </Row>
      </Part>
    </div>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 lang="en" className="border-b border-line pb-1 text-sm text-muted">
        {name}
      </h2>
      {children}
    </section>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
