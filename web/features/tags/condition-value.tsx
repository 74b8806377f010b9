import type { CatalogueName } from '#contract/tags.ts'
import { BODY_TYPES } from '#domain/cars/enumerations.ts'
import type { RuleProblem } from '#domain/tags/find-rule-problems.ts'
import type { TagCondition } from '#domain/tags/tag-rule.ts'
import { parseNumber } from '#domain/text/parse-number.ts'
import { carWordTexts } from '#web/texts/car-words/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { tagTexts } from '#web/texts/tags/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { NameList } from './name-list.tsx'
import { NumberField } from './number-field.tsx'

interface Props {
  condition: TagCondition
  onChange: (condition: TagCondition) => void
  errorOf: (field: RuleProblem['field']) => string | undefined
  names: readonly CatalogueName[]
}

const UNITS = ['mileage', 'annual_mileage', 'price', 'discount', 'power_hp'] as const

/** The input for a value of the type of a condition. */
export function ConditionValue({ condition, onChange, errorOf, names }: Props) {
  const { t } = useTexts(tagTexts, carWordTexts)
  const { type, operator, value, value2 } = condition
  const listed = [value].flat().flatMap((one) => (one === null || one === '' ? [] : [String(one)]))
  const error = errorOf('value')
  const failure = error === undefined ? {} : { error }
  const list = (next: readonly (string | number)[]) =>
    onChange({ ...condition, operator: operator === 'not_in' ? 'not_in' : 'in', value: next })

  if (type === 'body_type') {
    return (
      <div className="col-span-full">
        <FieldGroup label={t('tag_values')} isRequired {...failure}>
          <span className="flex flex-wrap gap-x-4">
            {BODY_TYPES.map((one) => (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={listed.includes(one)}
                  onChange={({ target }) =>
                    list(target.checked ? [...listed, one] : listed.filter((other) => other !== one))
                  }
                />
                <span>{composedText(t, `body_type_${one}`)}</span>
              </label>
            ))}
          </span>
        </FieldGroup>
      </div>
    )
  }
  if (type === 'make' || type === 'model') {
    return (
      <div className="col-span-full">
        <NameList label={t('tag_values')} {...failure} names={names} chosen={listed} onChange={list} />
      </div>
    )
  }
  if (operator === 'in' || operator === 'not_in') {
    return (
      <Field
        label={t('tag_values')}
        isRequired
        hint={t('tag_numbers_hint')}
        {...failure}
        inputMode="text"
        dir="ltr"
        defaultValue={listed.join(', ')}
        onChange={({ target }) => list(target.value.split(/[\s,،;؛]+/).flatMap((one) => parseNumber(one) ?? []))}
      />
    )
  }
  const unit = UNITS.find((one) => one === type)
  const withUnit = (label: string) => (unit ? t('tag_with_unit', { label, unit: t(`tag_unit_${unit}`) }) : label)
  const upperError = errorOf('value2')
  return (
    <>
      <NumberField
        label={withUnit(t(operator === 'between' ? 'tag_from' : 'tag_value'))}
        isRequired
        {...failure}
        value={value}
        onChange={(next) => onChange({ ...condition, value: next })}
      />
      {operator === 'between' && (
        <NumberField
          label={withUnit(t('tag_to'))}
          isRequired
          {...(upperError !== undefined && { error: upperError })}
          value={value2}
          onChange={(next) => onChange({ ...condition, value2: next })}
        />
      )}
    </>
  )
}
