import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Select } from '#web/ui/select.tsx'
import type { TextName } from './ad-form.ts'
import { AdField, type FieldProps } from './ad-field.tsx'
import { useEditor } from './editor-context.tsx'

export interface Choice {
  value: string
  label: string
}

interface Props extends FieldProps {
  name: TextName
  choices: readonly Choice[] | Readonly<Record<string, readonly Choice[]>>
}

/** A select. Choices may be grouped by label. */
export function ChoiceField({ choices, ...field }: Props) {
  const { t } = useTexts(addCarTexts)
  const { form, change, touch } = useEditor()
  const { name } = field
  const groups = Array.isArray(choices) ? null : (choices as Readonly<Record<string, readonly Choice[]>>)
  return (
    <AdField {...field}>
      {(input) => (
        <Select
          {...input}
          name={name}
          value={form[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          onBlur={() => touch(name)}
        >
          <option value="">{t('ad_choose')}</option>
          {groups
            ? Object.entries(groups).map(([label, some]) => (
                <optgroup key={label} label={label}>
                  <Options choices={some} />
                </optgroup>
              ))
            : Array.isArray(choices) && <Options choices={choices as readonly Choice[]} />}
        </Select>
      )}
    </AdField>
  )
}

const Options = ({ choices }: { choices: readonly Choice[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
