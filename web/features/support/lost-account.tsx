import { useState } from 'react'
import { Link } from 'react-router'
import type { SupportRequest } from '#contract/support.ts'
import { groupPhone } from '#domain/contacts/read-typed-phone.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { accountTexts } from '#web/texts/account/area.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { supportRequestTexts } from '#web/texts/support-requests/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { Button } from '#web/ui/button.tsx'

const ChangeEmailDialog = latePart(async () => (await import('./change-email-dialog.tsx')).ChangeEmailDialog)

/**
 * The account that a support request claims to have lost access to: data to verify the owner, and a button to change
 * the email.
 */
export function LostAccount({ request }: { request: SupportRequest }) {
  const { t, lang } = useTexts(accountTexts, adReviewTexts, supportRequestTexts)
  const [isOpen, setOpen] = useState(false)
  const isAdmin = useViewer()?.role === 'admin'
  const { account, account_email } = request
  return (
    <section className="notice flex flex-col items-start gap-2 wrap-anywhere">
      <h3 className="font-semibold">{t('support_lost')}</h3>
      <p>
        <bdi dir="ltr">{account_email}</bdi>
      </p>
      {account ? (
        <>
          <ul className="list-inside list-disc">
            <li>
              <Link to={`/seller/${account.id}`} className="underline underline-offset-4">
                <bdi>{account.display_name}</bdi>
              </Link>{' '}
              <span>{`(${t('support_lost_since', { date: formatDate(account.created_at, lang) })})`}</span>
            </li>
            {account.phone_number !== null && (
              <li>
                <a href={`tel:${account.phone_number}`} className="underline underline-offset-4">
                  <bdi dir="ltr">{groupPhone(account.phone_number)}</bdi>
                </a>{' '}
                <span>{`(${t(account.is_phone_verified ? 'profile_phone_verified' : 'review_phone_unverified')})`}</span>
              </li>
            )}
            <li>{t(account.is_verified ? 'verified' : 'review_unverified')}</li>
            {account.has_second_factor && <li>{t('support_lost_factor')}</li>}
          </ul>
          {account.role !== 'user' && <p>{t('support_lost_admin')}</p>}
          {account.role === 'user' && !isAdmin && <p>{t('support_lost_for_admins')}</p>}
          {account.role === 'user' && isAdmin && (
            <Button {...ChangeEmailDialog.opener} variant="quiet" onClick={() => setOpen(true)}>
              {t('support_lost_change')}
            </Button>
          )}
        </>
      ) : (
        <p>{t('support_lost_none')}</p>
      )}
      {isOpen && account && (
        <ChangeEmailDialog
          request={request}
          hasSecondFactor={account.has_second_factor}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
