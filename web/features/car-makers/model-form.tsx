import type { AnyModel, ModelFields } from '#contract/car-makers.ts'
import { BODY_TYPES, FUEL_TYPES } from '#domain/cars/enumerations.ts'
import { useSavedFields } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { carMakerTexts } from '#web/texts/car-makers/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { typedModel } from './catalogue-form.ts'
import { FieldConflicts } from './field-conflicts.tsx'
import { MODEL } from './schemas.ts'
import { useSavedTexts } from './use-saved-texts.ts'

interface Props {
  make_id: number
  /** Null for a new one. */
  model: AnyModel | null
  /** The initial name of a new one. */
  suggested?: string
  /** Called after adding. If absent, the form is cleared for the next model. */
  onAdded?: () => void
  /** Under this name the tab keeps what is typed until it is saved. */
  keptAs?: string
}

const fieldsOf = (model: AnyModel): ModelFields => {
  const { id: _, slug: __, cars_count: ___, hidden: ____, merged_into: _____, ...fields } = model
  return fields
}

const CHOICES = [
  { field: 'body_types', label: 'model_bodies', values: BODY_TYPES },
  { field: 'fuel_types', label: 'model_fuels', values: FUEL_TYPES },
] as const

export function ModelForm({ make_id, model, suggested = '', onAdded, keptAs }: Props) {
  const { t } = useTexts(carMakerTexts, carWordTexts)
  const texts = useSavedTexts()
  const api = useApi()
  const saving = useSavedFields<ModelFields>({
    texts,
    stored: model && fieldsOf(model),
    add: async (fields, call) => {
      await api.car_makers.add_model({ make_id, model: fields }, call)
      if (onAdded) onAdded()
      else form.reset(typedModel(null))
    },
    change: (wanted, seen, call) => api.car_makers.change_model({ model_id: model?.id ?? 0, wanted, seen }, call),
    onShown: (fields) => form.reset(typedModel({ ...model, ...fields } as AnyModel)),
  })
  const form = useServerForm({ schema: MODEL, defaults: typedModel(model, suggested), send: saving.save, keptAs })
  const year = { dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <ServerForm form={form} submit={t('maker_save')}>
      <div className="two-columns items-start gap-3">
        <Field label={t('maker_name_ar')} lang="ar" dir="rtl" {...form.field('name_ar')} />
        <Field label={t('maker_name_en')} lang="en" dir="ltr" {...form.field('name_en')} />
        <Field label={t('model_first_year')} {...year} {...form.field('first_year')} />
        <Field label={t('model_last_year')} hint={t('model_last_year_hint')} {...year} {...form.field('last_year')} />
      </div>
      <Field label={t('maker_aliases')} hint={t('maker_aliases_hint')} dir="auto" {...form.field('aliases')} />
      {CHOICES.map(({ field, label, values }) => {
        const { error } = form.field(field)
        return (
          <FieldGroup key={field} label={t(label)} isRequired={false} {...(error !== undefined && { error })}>
            <span className="flex flex-wrap gap-x-4">
              {values.map((value) => (
                <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2">
                  <input type="checkbox" className="checkbox" value={value} {...form.register(field)} />
                  <span>{composedText(t, `${field.slice(0, -1)}_${value}`)}</span>
                </label>
              ))}
            </span>
          </FieldGroup>
        )
      })}
      <Field label={t('model_seats')} hint={t('model_seats_hint')} dir="ltr" {...form.field('seats')} />
      <FieldConflicts saving={saving} />
    </ServerForm>
  )
}
