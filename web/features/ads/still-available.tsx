import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

/**
 * The tap in the mail was the answer: the page sends it by itself. Programs that only fetch links answer nothing.
 * @param state `asked` before it was sent
 */
export function StillAvailable({ state }: { state: 'asked' | 'confirmed' | 'invalid' }) {
  const { t } = useTexts()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (state === 'asked' && form.current) void submit(form.current)
  }, [state, submit])

  if (state === 'asked') {
    return (
      <MessagePage title={t('still_available_title')} text={t('still_available_text')}>
        <Form method="post" ref={form}>
          <button type="submit" className="button">
            {t('still_available_yes')}
          </button>
        </Form>
      </MessagePage>
    )
  }
  const is_confirmed = state === 'confirmed'
  return (
    <MessagePage
      title={t(is_confirmed ? 'still_available_done' : 'link_invalid')}
      text={t(is_confirmed ? 'still_available_done_text' : 'still_available_invalid')}
    >
      <Link to="/my-ads" className="button-quiet">
        {t('menu_my_ads')}
      </Link>
    </MessagePage>
  )
}
