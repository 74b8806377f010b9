import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'

interface Props {
  title: string
  /** `sheet`: at the bottom on phones. `dialog`: centred. `full`: full screen. */
  shape?: 'dialog' | 'sheet' | 'full'
  onClose: () => void
  children: ReactNode
  /** Stays visible below the scrollable content. */
  footer?: ReactNode
}

const FIELDS = ':is(input:not([type=hidden]), select, textarea):not(:disabled)'

/** Focuses the first field of a form or a full screen, except where that would open an on-screen keyboard. */
export function Dialog({ title, shape = 'dialog', onClose, children, footer }: Props) {
  const { t } = useTexts()
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const isBegun = useRef(false)

  // a form may be rendered later than the dialog
  useLayoutEffect(() => {
    const field = isBegun.current
      ? null
      : content.current?.querySelector<HTMLElement>(`${shape === 'full' ? '' : 'form '}${FIELDS}`)
    if (!field) return
    isBegun.current = true
    const isElsewhere = content.current?.contains(document.activeElement) ?? false
    if (!isElsewhere && matchesMedia('(pointer: fine)')) field.focus({ preventScroll: true })
  })

  return (
    <Modal className={shape} aria-labelledby={titleId} onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line py-2 ps-4 pe-2">
        <h2 id={titleId} className="min-w-0 grow text-lg font-bold">
          {title}
        </h2>
        <Button icon="close" variant="icon" aria-label={t('close')} onClick={onClose} />
      </div>
      <div ref={content} className="min-h-0 grow overflow-y-auto overscroll-contain p-4">
        {children}
      </div>
      {footer && <div className="border-t border-line p-3">{footer}</div>}
    </Modal>
  )
}
