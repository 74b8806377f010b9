import { useLocation } from 'react-router'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { MessagePage } from '#web/ui/message-page.tsx'
import { signInAddress, signUpAddress } from './sign-in-address.ts'

/** What awaits a visitor on pages that need an account. */
const PROMISES = {
  'add-car': 'sign_in_for_add_car',
  'my-ads': 'sign_in_for_my_ads',
  messages: 'sign_in_for_messages',
  dashboard: 'sign_in_for_dashboard',
  verification: 'sign_in_for_verification',
  penalties: 'sign_in_for_penalties',
} as const
const isPromised = (page: string): page is keyof typeof PROMISES => page in PROMISES

/** Says what a page offers to users, with the ways to sign in and to create an account, which both lead back to it. */
export function SignInRequired() {
  const { t } = useTexts(formTexts)
  const location = useLocation()
  const [, page = ''] = location.pathname.split('/')
  return (
    <MessagePage title={t('sign_in_required')} text={t(isPromised(page) ? PROMISES[page] : 'sign_in_required_text')}>
      <ButtonLink to={signInAddress(location)}>{t('nav_sign_in')}</ButtonLink>
      {page !== 'admin' && <ButtonLink to={signUpAddress(location)}>{t('auth_sign_up')}</ButtonLink>}
      <ButtonLink to="/" variant="quiet">
        {t('to_home')}
      </ButtonLink>
    </MessagePage>
  )
}
