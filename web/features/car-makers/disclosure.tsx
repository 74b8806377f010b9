import { useState, type ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  title: string
  note?: ReactNode
  children: ReactNode
}

/** A disclosure that renders its content when it is first opened: a maker has dozens of models. */
export function Disclosure({ title, note, children }: Props) {
  const [isOpened, setOpened] = useState(false)
  return (
    <details
      className="panel group min-w-0 grow"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2">
        <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
          <bdi className="font-medium wrap-anywhere">{title}</bdi>
          <span className="text-sm text-muted">{note}</span>
        </span>
        <span className="text-muted group-open:rotate-180">
          <Icon name="down" size={16} />
        </span>
      </summary>
      {isOpened && <div className="flex flex-col gap-4 border-t border-line p-4">{children}</div>}
    </details>
  )
}
