import { useEffect, useRef, useState } from 'react'
import { formTexts } from '#web/texts/forms/area.ts'
import { signInTexts } from '#web/texts/sign-in/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { AuthFrame } from './auth-frame.tsx'

interface Props<Answer> {
  title: string
  confirm: () => Promise<Answer>
  children: (answer: Answer) => Elements
}

type State<Answer> = { answer: Answer } | { error: unknown } | null

/** Target of links in emails: confirms on mount, then shows the result. */
export function ConfirmLink<Answer>({ title, confirm, children }: Props<Answer>) {
  const { t } = useTexts(formTexts, signInTexts)
  const [state, setState] = useState<State<Answer>>(null)
  const ask = useRef(confirm)
  useEffect(() => {
    ask.current().then(
      (answer) => setState({ answer }),
      (error: unknown) => setState({ error }),
    )
  }, [])

  if (!state) {
    return (
      <AuthFrame title={title}>
        <Spinner label={t('loading')} />
      </AuthFrame>
    )
  }
  if ('answer' in state) return children(state.answer)
  const failure = failureOf(state.error)
  return failure.code === 'LINK_INVALID' || failure.code === 'BAD_REQUEST' ? (
    <AuthFrame title={t('link_invalid')} text={t('auth_link_invalid_text')}>
      <ButtonLink to="/auth">{t('auth_sign_in')}</ButtonLink>
    </AuthFrame>
  ) : (
    <AuthFrame title={title} text={failureText(failure, t)}>
      <Button onClick={() => window.location.reload()}>{t('error_retry')}</Button>
    </AuthFrame>
  )
}
