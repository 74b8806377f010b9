import {
  ACCIDENTS,
  BODY_TYPES,
  COLORS,
  FUEL_TYPES,
  PAINTS,
  REGIONAL_SPECS,
  TRANSMISSIONS,
} from '#domain/cars/enumerations.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ChoiceField } from './choice-field.tsx'
import { FeaturesField } from './features-field.tsx'
import { TextField } from './text-field.tsx'

export function SpecsStep() {
  const { t } = useTexts()
  return (
    <div className="flex flex-col gap-8">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          name="body_type"
          label={t('filter_body_type')}
          choices={BODY_TYPES.map((value) => ({ value, label: t(`body_type_${value}`) }))}
        />
        <ChoiceField
          name="color"
          label={t('filter_color')}
          choices={COLORS.map((value) => ({ value, label: t(`color_${value}`) }))}
        />
        <ChoiceField
          name="fuel_type"
          label={t('filter_fuel_type')}
          choices={FUEL_TYPES.map((value) => ({ value, label: t(`fuel_type_${value}`) }))}
        />
        <ChoiceField
          name="transmission"
          label={t('filter_transmission')}
          choices={TRANSMISSIONS.map((value) => ({ value, label: t(`transmission_${value}`) }))}
        />
        <TextField name="engine_size" label={t('ad_engine_size')} kind="number" placeholder="2.5" />
        <TextField name="power_hp" label={t('ad_power_hp')} kind="number" placeholder="203" />
        <TextField name="doors" label={t('filter_doors')} kind="number" placeholder="4" />
        <TextField name="seats" label={t('filter_seats')} kind="number" placeholder="5" />
      </div>
      <SaudiFacts />
      <FeaturesField />
    </div>
  )
}

/** What buyers here ask first. */
function SaudiFacts() {
  const { t } = useTexts()
  return (
    <section aria-labelledby="ad-saudi" className="flex flex-col gap-4">
      <div>
        <h3 id="ad-saudi" className="text-lg font-semibold">
          {t('ad_saudi')}
        </h3>
        <p className="text-sm text-muted">{t('ad_saudi_text')}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ChoiceField
          name="regional_spec"
          label={t('filter_regional_spec')}
          choices={REGIONAL_SPECS.map((value) => ({ value, label: t(`regional_spec_${value}`) }))}
        />
        <TextField name="owners_count" label={t('car_owners_count')} kind="number" placeholder="1" />
        <ChoiceField
          name="accident"
          label={t('car_accident')}
          choices={ACCIDENTS.map((value) => ({ value, label: t(`accident_${value}`) }))}
        />
        <ChoiceField
          name="paint"
          label={t('car_paint')}
          choices={PAINTS.map((value) => ({ value, label: t(`paint_${value}`) }))}
        />
        <ChoiceField
          name="agency_serviced"
          label={t('car_agency_serviced')}
          choices={(['yes', 'no'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <TextField name="warranty_until" label={t('car_warranty_until')} kind="day" />
        <TextField name="inspection_valid_until" label={t('ad_inspection')} kind="day" />
        <TextField name="registration_valid_until" label={t('ad_registration')} kind="day" />
      </div>
    </section>
  )
}
