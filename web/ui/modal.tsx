import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { tellUncovered } from './looked-at.ts'

interface Props {
  className: string
  'aria-label'?: string
  'aria-labelledby'?: string
  onClose: () => void
  children: ReactNode
}

/** Open while rendered. The browser traps and restores the focus and closes it on Escape. */
export function Modal({ onClose, children, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  // while it is in the document, so that the focus is restored
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      tellUncovered()
      addEventListener('click', ignoreSecondTap, { capture: true, once: true })
    }
  }, [])

  function closeFromOutside(event: MouseEvent) {
    // a second tap on what opened it falls outside
    if (event.target === ref.current && event.detail < 2) onClose()
  }

  return (
    // the keyboard has Escape and the close button
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      {...rest}
      onClick={closeFromOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** What closed it may be tapped twice; the second tap is not meant for what was below. */
function ignoreSecondTap(event: globalThis.MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
