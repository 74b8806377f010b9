import { useToast } from './toast-store.ts'

/** Announces toasts in a dialog: screen readers do not hear announcements behind it. */
export function SaidToast() {
  const toast = useToast()
  return (
    <p aria-live="polite" className="sr-only">
      {toast?.isOpen && [toast.title, toast.description].filter(Boolean).join(': ')}
    </p>
  )
}
