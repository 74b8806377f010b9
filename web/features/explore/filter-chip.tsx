import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  label: string
  /** The address that shows the filter, where it has a part of the form, and the one without it. */
  change?: string | undefined
  without: string
  /** Called as it goes, before the page without it has come. */
  onRemove?: () => void
  /** Between the label and the sign that takes it out. */
  children?: ReactNode
}

/** A filter of the search: one link opens it in the form, the other takes it out. */
export function FilterChip({ label, change, without, onRemove, children }: Props) {
  const { t } = useTexts()
  return (
    <span className="chip chip-on max-w-full py-0 pe-0 wrap-anywhere">
      {change ? (
        <Link to={change} preventScrollReset className="min-w-6 py-2" aria-label={t('filter_change', { label })}>
          {label}
        </Link>
      ) : (
        label
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
  const { t } = useTexts()
  // another tab shows the page without it
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
