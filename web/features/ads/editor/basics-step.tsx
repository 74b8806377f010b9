import { formatMileage } from '#domain/format/format-mileage.ts'
import { doubtMileage } from '#domain/cars/doubt-mileage.ts'
import { CONDITIONS } from '#domain/cars/enumerations.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ChoiceField } from './choice-field.tsx'
import { useEditor } from './editor-context.tsx'
import { modelDefaults } from './model-defaults.ts'
import { modelsOfYear } from './models-of-year.ts'
import { NameField } from './name-field.tsx'
import { notHidden } from './not-hidden.ts'
import { PriceField } from './price-field.tsx'
import { numbersOf } from './read-form.ts'
import { TextField } from './text-field.tsx'

const KINDS = ['new', 'used', 'certified']

export function BasicsStep() {
  const { t } = useTexts(addCarTexts, carWordTexts)
  const { form, change, makers, models, cities } = useEditor()
  const { year } = numbersOf(form)
  const model = models.find(({ slug }) => slug === form.model)
  const conditions = CONDITIONS.map((value) => ({ value, label: t(`condition_${value}`) }))
  const isOddYear = model && year !== null && !modelsOfYear([model], year).length
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <NameField
        name="make"
        label={t('filter_make')}
        items={makers}
        offered={notHidden(makers, form.make)}
        placeholder={t('ad_make_example')}
        onTaken={() => change({ model: '', model_text: '' })}
      />
      <NameField
        name="model"
        label={t('filter_model')}
        items={models}
        offered={notHidden(year === null ? models : modelsOfYear(models, year), form.model)}
        placeholder={t('ad_model_example')}
        hint={form.model_text ? t('ad_model_as_written') : undefined}
        onTaken={(slug) =>
          change(
            modelDefaults(
              models.find((one) => one.slug === slug),
              form,
            ),
          )
        }
        note={isOddYear && <p className="text-sm text-warning">{t('ad_model_odd_year')}</p>}
      />
      <TextField name="year" label={t('filter_year')} kind="number" placeholder={t('ad_year_example')} />
      <ChoiceField
        name="condition"
        label={t('filter_condition')}
        choices={{
          [t('ad_condition_kind')]: conditions.filter(({ value }) => KINDS.includes(value)),
          [t('ad_condition_grade')]: conditions.filter(({ value }) => !KINDS.includes(value)),
        }}
      />
      <TextField
        name="mileage"
        label={t('ad_mileage')}
        kind="number"
        placeholder={t('ad_mileage_example')}
        note={<MileageQuestion />}
      />
      <PriceField />
      <NameField name="city" label={t('filter_city')} items={cities} placeholder={t('ad_city_example')} />
      <TextField name="district" label={t('car_district')} />
      <div className="sm:col-span-2">
        <TextField
          name="price_note"
          label={t('ad_price_note')}
          hint={t('ad_price_note_hint')}
          placeholder={t('ad_price_note_example')}
        />
      </div>
    </div>
  )
}

function MileageQuestion() {
  const { lang, t } = useTexts(addCarTexts, carWordTexts)
  const { form, change, thisYear } = useEditor()
  const doubt = doubtMileage(form.mileage, numbersOf(form).year, thisYear)
  if (!doubt) return null
  const meant = formatMileage(doubt.meant, lang)
  return (
    <div className="notice flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="grow">{t(doubt.kind === 'miles' ? 'ad_mileage_miles' : 'ad_mileage_low')}</p>
      <button type="button" className="chip" onClick={() => change({ mileage: String(doubt.meant) })}>
        <bdi>{meant}</bdi>
      </button>
    </div>
  )
}
