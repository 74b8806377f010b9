import { FACT_UNITS } from '#domain/facts/fact-kinds.ts'
import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import { FactChoice } from './fact-choice.tsx'
import type { FactInputs } from './fact-inputs.ts'
import { VALUE_KINDS } from './typed-fact.ts'

/** The kind of value as a choice, the inputs of the chosen kind, and since when it is in force. */
export function ValueFields({ form }: { form: FactInputs }) {
  const { t } = useTexts(adminFactTexts)
  const { value: kind, onChoose } = form.choice('kind')
  const { value: validFrom, onChoose: onDay, ...asked } = form.choice('valid_from')
  return (
    <Panel as="fieldset" className="p-5">
      <legend className="float-start mb-4 w-full text-lg font-semibold">{t('fact_value')}</legend>
      <div className="flex w-full flex-wrap gap-x-5">
        {VALUE_KINDS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="kind"
              className="checkbox"
              value={one}
              checked={one === kind}
              onChange={() => onChoose(one)}
            />
            <span>{t(`fact_kind_${one}`)}</span>
          </label>
        ))}
      </div>
      <div className="mt-3 two-columns items-start gap-4">
        {kind === 'number' ? (
          <>
            <Field
              label={t('fact_number')}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              {...form.field('value')}
              isRequired
            />
            <FactChoice
              form={form}
              name="unit"
              options={FACT_UNITS.map((unit) => ({ value: unit, text: t(`fact_unit_${unit}`) }))}
            />
          </>
        ) : (
          <>
            <Field label={t('fact_value_ar')} lang="ar" dir="rtl" most={200} {...form.field('value_ar')} isRequired />
            <Field label={t('fact_value_en')} lang="en" dir="ltr" most={200} {...form.field('value_en')} isRequired />
          </>
        )}
        <TimeField type="date" label={t('fact_valid_from')} {...asked} defaultValue={validFrom} onChange={onDay} />
      </div>
    </Panel>
  )
}
