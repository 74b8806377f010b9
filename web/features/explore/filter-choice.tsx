import { formatNumber } from '#domain/format/format-number.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FilterField, FilterOption } from './filter-options.ts'
import { Swatch } from './swatch.tsx'

/** Taken with the box, left out with the sign at the end; a choice without a car can't be taken. */
export function FilterChoice({ field, option }: { field: FilterField; option: FilterOption }) {
  const { lang, t } = useTexts()
  const { value, label, count, state } = option
  const is_empty = count === 0 && state === 'free'
  return (
    <li className="flex items-center gap-1">
      <label
        className={`flex min-h-11 grow items-center gap-3 md:min-h-9 ${is_empty ? 'text-muted' : 'cursor-pointer'}`}
      >
        <input
          type="checkbox"
          name={field}
          value={value}
          checked={state === 'taken'}
          disabled={is_empty || state === 'left_out'}
          readOnly
          className="checkbox"
        />
        {field === 'color' && <Swatch color={value} />}
        <span className={state === 'left_out' ? 'grow line-through decoration-danger decoration-2' : 'grow'}>
          {label}
        </span>
        <bdi className="text-sm text-muted">{formatNumber(count, lang)}</bdi>
      </label>
      <label className="button-icon size-9 text-muted has-checked:text-danger has-focus-visible:outline-3 has-focus-visible:outline-brand">
        <input
          type="checkbox"
          name={`not_${field}`}
          value={value}
          checked={state === 'left_out'}
          readOnly
          aria-label={t('filter_leave_out', { label })}
          title={t('filter_leave_out', { label })}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <Icon name="exclude" size={18} />
      </label>
    </li>
  )
}
