import { Select } from '#web/ui/select.tsx'

interface Props {
  name: string
  label: string
  /** The first option, which chooses nothing. */
  any: string
  options: readonly { value: string; label: string }[]
}

/** A list whose first option says what it is about. Disabled while it is empty. */
export function ChoiceField({ name, label, any, options }: Props) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <Select name={name} defaultValue="" disabled={!options.length}>
        <option value="">{any}</option>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
    </label>
  )
}
