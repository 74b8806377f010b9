import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { exploreTexts } from '#web/texts/explore/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  label: string
  /** `change` opens the filter in the form, if the form has it; `without` removes it. */
  change?: string | undefined
  without: string
  /** Called immediately on removal, before the new results are loaded. */
  onRemove?: () => void
  /** Shown between the label and the remove icon. */
  children?: Elements
}

/** An active filter: one link opens it in the form, another removes it. */
export function FilterChip({ label, change, without, onRemove, children }: Props) {
  const { t } = useTexts(exploreTexts)
  return (
    <span className="chip chip-on max-w-full py-0 pe-0 wrap-anywhere">
      {change ? (
        <Link to={change} preventScrollReset className="min-w-6 py-2" aria-label={t('filter_change', { label })}>
          {label}
        </Link>
      ) : (
        <span>{label}</span>
      )}
      {children}
      <RemoveLink label={label} to={without} onRemove={onRemove} />
    </span>
  )
}

interface RemoveProps {
  label: string
  to: string
  onRemove?: (() => void) | undefined
}

export function RemoveLink({ label, to, onRemove }: RemoveProps) {
  const { t } = useTexts(exploreTexts)
  // with a modifier key the link opens another tab, and this page stays as it is
  const isHere = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) => !button && !ctrlKey && !metaKey && !shiftKey
  return (
    <Link
      to={to}
      onClick={(event) => isHere(event) && onRemove?.()}
      className="flex-none p-2"
      aria-label={t('filter_remove', { label })}
    >
      <Icon name="close" size={14} />
    </Link>
  )
}
