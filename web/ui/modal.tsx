import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { notifyUncovered } from './element-visibility.ts'
import { keyOf } from './keys/key-of.ts'

/** Maximum milliseconds between the presses of a double press. */
const DOUBLE_PRESS_MS = 300

interface Props {
  className: string
  'aria-label'?: string
  'aria-labelledby'?: string
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open while rendered. The browser traps and restores the focus, and closes it on Escape. */
export function Modal({ onClose, children, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null)

  // runs before the element is removed, so that the focus is restored
  useLayoutEffect(() => {
    const dialog = ref.current
    let last: KeyboardEvent | null = null
    const note = (event: KeyboardEvent) => (last = event)
    dialog?.showModal()
    dialog?.addEventListener('keydown', note, { capture: true })
    return () => {
      dialog?.removeEventListener('keydown', note, { capture: true })
      dialog?.close()
      if (last && isPress(last)) ignoreSecondPress(last)
      notifyUncovered()
      addEventListener('click', ignoreSecondTap, { capture: true, once: true })
    }
  }, [])

  function closeFromOutside(event: MouseEvent) {
    // ignores the second click of a double click on the opener
    if (event.target === ref.current && event.detail < 2) onClose()
  }

  return (
    // by keyboard, Escape and the close button close it
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

const isPress = (event: KeyboardEvent): boolean => /^(?:Enter| )$/.test(keyOf(event))

/** Ignores the second press of a double press that closed the dialog. */
function ignoreSecondPress(first: KeyboardEvent): void {
  const focused = document.activeElement
  const ignore = (event: KeyboardEvent) => {
    const isSame = keyOf(event) === keyOf(first) && event.ctrlKey === first.ctrlKey && event.target === focused
    if (!isSame || event.timeStamp - first.timeStamp >= DOUBLE_PRESS_MS) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', ignore, { capture: true, once: true })
}

/** Ignores the second click of a double click that closed the dialog. */
function ignoreSecondTap(event: globalThis.MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
