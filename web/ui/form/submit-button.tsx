import type { ReactNode } from 'react'
import { useTexts } from '#web/texts/texts-context.tsx'

/** While it works it says so, and takes no second click. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <button
      type="submit"
      className="button"
      aria-disabled={isSending}
      onClick={(event) => isSending && event.preventDefault()}
    >
      {isSending && <span className="spinner" />}
      {isSending ? t('auth_working') : children}
    </button>
  )
}
