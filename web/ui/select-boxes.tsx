import { listsTexts } from '#web/texts/lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Selection } from './use-selection.ts'

interface AllProps {
  ids: readonly string[]
  selection: Selection
  /** Label of the checkbox. */
  children: string
}

/** Checkbox that selects all items of a list or none. */
export function SelectAll({ ids, selection: { selected, select }, children }: AllProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input
        type="checkbox"
        className="checkbox"
        checked={ids.every((id) => selected.has(id))}
        onChange={(event) => select(ids, event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}

interface OneProps {
  id: string
  name: string
  selection: Selection
  className?: string
}

/** Checkbox that selects an item of a list. */
export function SelectOne({ id, name, selection: { selected, select }, className = '' }: OneProps) {
  const { t } = useTexts(listsTexts)
  return (
    <label className={`grid min-h-11 min-w-8 flex-none cursor-pointer place-items-center ${className}`}>
      <input
        type="checkbox"
        className="checkbox"
        aria-label={t('list_select_one', { name })}
        checked={selected.has(id)}
        onChange={(event) => select([id], event.target.checked)}
      />
    </label>
  )
}
