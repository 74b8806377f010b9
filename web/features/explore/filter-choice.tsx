import type { KeyboardEvent } from 'react'
import type { BodyType } from '#domain/cars/enumerations.ts'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BodyPicture } from '#web/ui/bodies/body-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import type { FilterField, FilterOption } from './filter-options.ts'
import { Swatch } from './swatch.tsx'

interface Props {
  field: FilterField
  option: FilterOption
  /** Formatted. */
  count: string
}

/**
 * The checkbox includes the value, the button at the end excludes it; values without cars are disabled. Both are one
 * tab stop, with arrow keys to move between them.
 */
export function FilterChoice({ field, option, count }: Props) {
  const { t } = useTexts(exploreTexts)
  const { value, label, state } = option
  const isEmpty = option.count === 0 && state === 'free'
  return (
    <li className="filter-choice" onKeyDown={moveAcross}>
      <label className={isEmpty ? 'text-muted' : undefined}>
        <input
          type="checkbox"
          name={field}
          value={value}
          checked={state === 'taken'}
          disabled={isEmpty || state === 'left_out'}
          readOnly
          aria-keyshortcuts="ArrowLeft ArrowRight"
          className="checkbox"
        />
        {field === 'body_type' && <BodyPicture type={value as BodyType} className="w-16" />}
        {field === 'color' && <Swatch color={value} />}
        <span className={state === 'left_out' ? 'left-out' : undefined}>{label}</span>
        <bdi>{count}</bdi>
      </label>
      <label className="filter-exclude">
        <input
          type="checkbox"
          name={`not_${field}`}
          value={value}
          checked={state === 'left_out'}
          readOnly
          tabIndex={state === 'left_out' ? 0 : -1}
          aria-label={t('filter_leave_out', { label })}
        />
        <Icon name="exclude" size={18} />
      </label>
    </li>
  )
}

function moveAcross(event: KeyboardEvent<HTMLLIElement>) {
  if (!/^Arrow(?:Left|Right)$/.test(keyOf(event))) return
  const boxes = event.currentTarget.querySelectorAll<HTMLInputElement>('input:not(:disabled)')
  const other = [...boxes].find((box) => box !== event.target)
  if (!other) return
  event.preventDefault()
  other.focus()
}
