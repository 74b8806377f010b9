import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  id: string
  title: string
  /** Labels of the selected values. */
  chosen: readonly string[]
  isOpen?: boolean
  /** Renders the content when it is first expanded. */
  isLazy: boolean
  /** Rendered instead of lazy content. */
  collapsed?: Elements
  children: Elements
}

/** A collapsible group of filters. Collapsed, it shows the selected values. */
export function FilterPart({ id, title, chosen, isOpen = false, isLazy, collapsed, children }: Props) {
  const { t } = useTexts()
  const part = useRef<HTMLDetailsElement>(null)
  const isUnfolded = isOpen || chosen.length > 0
  const [wasOpened, setOpened] = useState(!isLazy || isUnfolded)
  if (isUnfolded && !wasOpened) setOpened(true)
  useEffect(() => {
    // before hydration
    if (part.current?.open) setOpened(true)
  }, [])
  return (
    <details
      ref={part}
      id={id}
      className="group border-b border-line"
      open={isUnfolded}
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      <summary className="flex min-h-12 items-center gap-2 py-2" onClick={() => setOpened(true)}>
        <span className="max-w-full shrink-0 font-medium">{title}</span>
        <span className="min-w-0 grow truncate text-sm text-brand group-open:invisible">
          {chosen.join(t('list_comma'))}
        </span>
        <span className="text-muted transition-[rotate] group-open:rotate-180">
          <Icon name="down" size={16} />
        </span>
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        {wasOpened ? children : collapsed}
      </fieldset>
    </details>
  )
}
