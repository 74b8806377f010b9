import { useEffect, useState } from 'react'
import { listenToServerAnswers } from '#web/rendering/server-answers.ts'
import { errorTexts } from '#web/texts/errors/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** The error of a form, above its submit button. */
export function FormFailure({ text }: { text: string | undefined }) {
  return <div role="alert">{text && <FailureNote key={text} text={text} />}</div>
}

/** After a network error, says when the connection is back: by the browser, which does not know of dead lines, or the site. */
function FailureNote({ text }: { text: string }) {
  const { t } = useTexts(errorTexts)
  const [isBack, setBack] = useState(false)
  const lost = t('error_network')
  useEffect(() => {
    if (navigator.onLine && !text.includes(lost)) return undefined
    const shownAt = performance.now()
    const note = () => setBack(true)
    const stop = listenToServerAnswers(({ isDown, sentAt }) => {
      // answers on their way when the line was lost say nothing about it
      if (!isDown && sentAt > shownAt) note()
    })
    window.addEventListener('online', note, { once: true })
    return () => {
      stop()
      window.removeEventListener('online', note)
    }
  }, [text, lost])
  const look = isBack ? 'bg-sunken' : 'bg-danger-soft text-danger'
  return <p className={`rounded-control p-3 text-sm ${look}`}>{isBack ? t('form_connected') : text}</p>
}
