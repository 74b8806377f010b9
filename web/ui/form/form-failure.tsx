import { useEffect, useState } from 'react'
import { errorTexts } from '#web/texts/errors/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The error of a form, above its submit button. */
export function FormFailure({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <FailureNote key={text} text={text} />}</div>
}

/** After a network error, adds a note when the connection is back. */
function FailureNote({ text }: { text: string }) {
  const { t } = useTexts(errorTexts)
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (navigator.onLine) return undefined
    const note = () => setBack(true)
    window.addEventListener('online', note, { once: true })
    return () => window.removeEventListener('online', note)
  }, [])
  const look = isBack ? 'bg-sunken' : 'bg-danger-soft text-danger'
  return <p className={`rounded-control p-3 text-sm ${look}`}>{isBack ? t('form_connected') : text}</p>
}
