import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { formTexts } from '#web/texts/forms/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'

/**
 * Target of the link in emails that ask whether a car is still available. The page submits its form on mount, so that
 * programs that only fetch the link confirm nothing.
 * @param state `asked` before the submission
 */
export function StillAvailable({ state }: { state: 'asked' | 'confirmed' | 'invalid' }) {
  const { t } = useTexts(formTexts, adsTexts)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (state === 'asked' && form.current) void submit(form.current)
  }, [state, submit])

  if (state === 'asked') {
    return (
      <MessagePage title={t('still_available_title')} text={t('still_available_text')}>
        <Form method="post" ref={form}>
          <Button type="submit">{t('still_available_yes')}</Button>
        </Form>
      </MessagePage>
    )
  }
  const isConfirmed = state === 'confirmed'
  return (
    <MessagePage
      title={t(isConfirmed ? 'still_available_done' : 'link_invalid')}
      text={t(isConfirmed ? 'still_available_done_text' : 'still_available_invalid')}
    >
      <ButtonLink to="/my-ads" variant="quiet">
        {t('menu_my_ads')}
      </ButtonLink>
    </MessagePage>
  )
}
