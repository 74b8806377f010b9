import { PRICED_FUELS, type CarUse } from '#domain/calculators/yearly-cost.ts'
import { calculatorTexts } from '#web/texts/calculators/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { NumberField } from './number-field.tsx'
import { YEARLY_BOUNDS, type TypedYearly, type YearlyNumber } from './yearly-search.ts'

interface Props {
  typed: TypedYearly
  /** The typed numbers; NaN for what is wrong. */
  read: CarUse
  /** From the prices of ads; null if there are too few. */
  marketLoss: number | null
  onType: (name: keyof TypedYearly, typed: string) => void
}

/** The inputs of the yearly cost. */
export function YearlyFields({ typed, read, marketLoss, onType }: Props) {
  const { t } = useTexts(calculatorTexts)
  const number = (name: YearlyNumber, hint?: string) => (
    <NumberField
      name={name}
      label={t(`calc_${name}`)}
      hint={hint}
      bounds={YEARLY_BOUNDS[name]}
      typed={typed[name]}
      value={read[name]}
      onType={(value) => onType(name, value)}
    />
  )
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {number('km')}
      {number('economy', t('calc_economy_hint'))}
      <SelectField
        isRequired={null}
        label={t('calc_fuel')}
        name="fuel"
        value={read.fuel}
        onChange={({ target }) => onType('fuel', target.value)}
      >
        {PRICED_FUELS.map((fuel) => (
          <option key={fuel} value={fuel}>
            {t(`calc_fuel_${fuel}`)}
          </option>
        ))}
      </SelectField>
      {number('year')}
      {number('insurance', t('calc_insurance_hint'))}
      {number('service')}
      {number('loss', marketLoss === null ? undefined : t('calc_loss_hint'))}
    </div>
  )
}
