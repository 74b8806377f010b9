import { useToast } from './toast-store.ts'

/** Says toasts in a dialog: what is said of them behind it is heard by nobody. */
export function SaidToast() {
  const toast = useToast()
  return (
    <p aria-live="polite" className="sr-only">
      {toast?.isOpen && [toast.title, toast.description].filter(Boolean).join(': ')}
    </p>
  )
}
