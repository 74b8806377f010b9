import { BODY_TYPES } from '#domain/cars/enumerations.ts'
import { fitsFuel, SPEC_FIELDS, type AdSection, type SpecField } from '#domain/cars/fields.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useEditor } from './editor-context.tsx'
import { ChoiceField } from './choice-field.tsx'
import { labelOf } from './describe-form.ts'
import { FeaturesField } from './features-field.tsx'
import { TextField } from './text-field.tsx'

export function SpecsStep() {
  const { t } = useTexts(addCarTexts, carWordTexts)
  return (
    <div className="flex flex-col gap-8">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          name="body_type"
          label={t('filter_body_type')}
          choices={BODY_TYPES.map((value) => ({ value, label: t(`body_type_${value}`) }))}
        />
        <SpecFields section="specs" />
      </div>
      <section aria-labelledby="ad-saudi" className="flex flex-col gap-4">
        <div>
          <h3 id="ad-saudi" className="text-lg font-semibold">
            {t('ad_saudi')}
          </h3>
          <p className="text-sm text-muted">{t('ad_saudi_text')}</p>
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SpecFields section="history" />
        </div>
      </section>
      <FeaturesField />
    </div>
  )
}

function SpecFields({ section }: { section: AdSection }) {
  const { form } = useEditor()
  return SPEC_FIELDS.filter((field) => field.section === section && fitsFuel(field, form.fuel_type)).map((field) => (
    <SpecInput key={field.name} field={field} />
  ))
}

function SpecInput({ field }: { field: SpecField }) {
  const { t } = useTexts(addCarTexts, carWordTexts)
  const { name } = field
  const label = t(labelOf(name))
  switch (field.type) {
    case 'choice': {
      const choices = field.values.map((value) => ({ value, label: composedText(t, `${name}_${value}`) }))
      return <ChoiceField name={name} label={label} choices={choices} />
    }
    case 'yes_no':
      return <ChoiceField name={name} label={label} choices={YES_NO.map((value) => ({ value, label: t(value) }))} />
    case 'number':
      return <TextField name={name} label={label} kind="number" placeholder={field.example} />
    default:
      return <TextField name={name} label={label} kind="day" />
  }
}

const YES_NO = ['yes', 'no'] as const
