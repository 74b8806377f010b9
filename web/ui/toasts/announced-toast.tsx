import { useToast } from './toast-store.ts'

/** Announces toasts inside a modal dialog, since screen readers ignore live regions outside it. */
export function AnnouncedToast() {
  const toast = useToast()
  return (
    <p aria-live="polite" className="sr-only">
      {toast?.isOpen && [toast.title, toast.description].filter(Boolean).join(': ')}
    </p>
  )
}
