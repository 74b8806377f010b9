import type { ComponentProps } from 'react'
import type { MediaPicture } from '#contract/media.ts'
import { PictureChoice } from '#web/features/media/public.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import type { DealChoices } from './deal-choices.ts'
import type { DealInputs } from './deal-inputs.ts'
import { DiscountFields } from './discount-fields.tsx'
import { NamedOptions } from './named-options.tsx'

interface Props {
  form: DealInputs
  /** The stored picture. */
  picture: MediaPicture | null
  choices: DealChoices
}

const SIDES = [
  { lang: 'ar', dir: 'rtl' },
  { lang: 'en', dir: 'ltr' },
] as const

/** The inputs of a deal. */
export function DealFieldset({ form, picture, choices: { brands, categories, makers } }: Props) {
  const { t } = useTexts(adminDealTexts)
  const chosen = form.choice('picture_id')
  return (
    <>
      <Panel title={t('deal_words')}>
        <div className="two-columns items-start gap-4">
          {SIDES.map(({ lang, dir }) => (
            <div key={lang} className="flex flex-col gap-3">
              <Field
                label={t(`deal_title_${lang}`)}
                lang={lang}
                dir={dir}
                most={100}
                {...form.field(`title_${lang}`)}
              />
              <TextArea
                label={t(`deal_text_${lang}`)}
                hint={t('deal_text_hint')}
                lang={lang}
                rows={6}
                most={5000}
                {...form.field(`text_${lang}`)}
              />
            </div>
          ))}
        </div>
        <PictureChoice label={t('deal_picture')} value={chosen.value} known={picture} onChoose={chosen.onChoose} />
      </Panel>
      <DiscountFields form={form} />
      <Panel title={t('deal_getting')}>
        <div className="two-columns items-start gap-3">
          <Field
            label={t('deal_coupon')}
            hint={t('deal_coupon_hint')}
            dir="ltr"
            autoComplete="off"
            most={40}
            {...form.field('coupon_code')}
          />
          <Field
            label={t('deal_link')}
            hint={t('deal_link_hint')}
            type="url"
            dir="ltr"
            most={1000}
            {...form.field('link')}
          />
        </div>
      </Panel>
      <Panel title={t('deal_place')}>
        <div className="three-columns items-start gap-3">
          <Choice form={form} name="brand_id" label={t('deal_brand')} none={t('deal_brand_none')} items={brands} />
          <Choice
            form={form}
            name="category_id"
            label={t('deal_category')}
            none={t('deal_category_none')}
            items={categories}
          />
          <Choice
            form={form}
            name="make_id"
            label={t('deal_make')}
            none={t('deal_make_any')}
            items={makers.filter(({ merged_into }) => !merged_into)}
          />
        </div>
        <Times form={form} />
        <label className="flex min-h-11 cursor-pointer items-center gap-2 self-start">
          <input type="checkbox" className="checkbox" {...form.register('featured')} />
          <span>{t('deal_featured')}</span>
        </label>
      </Panel>
    </>
  )
}

function Times({ form }: { form: DealInputs }) {
  const { t } = useTexts(adminDealTexts)
  return (
    <div className="flex flex-col gap-1">
      <div className="two-columns items-start gap-3">
        {(['starts_at', 'ends_at'] as const).map((name) => {
          const { value, onChoose, isRequired, error } = form.choice(name)
          return (
            <TimeField
              key={name}
              type="datetime-local"
              label={t(name === 'starts_at' ? 'deal_starts' : 'deal_ends')}
              isRequired={isRequired}
              defaultValue={value}
              onChange={onChoose}
              {...(error !== undefined && { error })}
            />
          )
        })}
      </div>
      <p className="text-sm text-muted">{t('deal_times_hint')}</p>
    </div>
  )
}

interface ChoiceProps {
  form: DealInputs
  name: 'brand_id' | 'category_id' | 'make_id'
  label: string
  /** Text of the option for none. */
  none: string
  items: ComponentProps<typeof NamedOptions>['items']
}

function Choice({ form, name, label, none, items }: ChoiceProps) {
  const { value, onChoose, ...asked } = form.choice(name)
  return (
    <SelectField label={label} {...asked} value={value} onChange={({ target }) => onChoose(target.value)}>
      <option value="">{none}</option>
      <NamedOptions items={items} />
    </SelectField>
  )
}
