import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { FilterOption } from './filter-options.ts'

interface Props {
  name: string
  title: string
  options: readonly FilterOption[]
}

/** One field's choices as checkboxes, folded away until something is chosen in it. */
export function FilterList({ name, title, options }: Props) {
  const { lang } = useTexts()
  if (!options.length) return null
  return (
    <details className="filter" open={options.some(({ checked }) => checked)}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        <ul>
          {options.map(({ value, label, count, checked }) => (
            <li key={value}>
              <label className="flex min-h-11 items-center gap-3 md:min-h-9">
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={checked}
                  className="size-5 accent-brand"
                />
                <span className="grow">{label}</span>
                <bdi className="text-sm text-muted">{formatNumber(count, lang)}</bdi>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </details>
  )
}
