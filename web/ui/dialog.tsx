import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from './button.tsx'

interface Props {
  title: string
  /** `sheet`: at the bottom on phones; `dialog`: centred; `full`: the whole screen. */
  shape?: 'dialog' | 'sheet' | 'full'
  onClose: () => void
  children: ReactNode
  /** Stays visible at the end while the content scrolls. */
  footer?: ReactNode
}

/** Open while rendered. The browser traps and restores the focus and closes it on Escape. */
export function Dialog({ title, shape = 'dialog', onClose, children, footer }: Props) {
  const { t } = useTexts()
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // while it is in the document, so that the focus is restored
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])

  function closeFromOutside(event: MouseEvent) {
    if (event.target === ref.current) onClose()
  }

  return (
    // the keyboard has Escape and the close button
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={shape}
      aria-labelledby={titleId}
      onClick={closeFromOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="flex items-center gap-3 border-b border-line py-2 ps-4 pe-2">
        <h2 id={titleId} className="grow truncate text-lg font-bold">
          {title}
        </h2>
        <Button icon="close" variant="icon" aria-label={t('close')} onClick={onClose} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{children}</div>
      {footer && <div className="border-t border-line p-3">{footer}</div>}
    </dialog>
  )
}
