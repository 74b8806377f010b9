import type { Verification } from '#contract/verification.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { useApi } from '#web/platform/api/api.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { IdentityForm } from './identity-form.tsx'

interface Props {
  identity: Verification['identity']
  /** The name in the profile. */
  name: string
}

export function IdentityStep({ identity, name }: Props) {
  const { t, lang } = useTexts(verificationTexts)
  const { state, document_kind, requested_at, verified_at } = identity
  if (state === 'verified' && verified_at) {
    return <p className="text-muted">{t('verification_identity_since', { date: formatDate(verified_at, lang) })}</p>
  }
  if (state === 'pending' && requested_at && document_kind) {
    return (
      <>
        <p role="status">
          {t('verification_identity_waiting', {
            document: t(`document_${document_kind}`),
            date: formatDate(requested_at, lang),
          })}
        </p>
        <Withdraw />
      </>
    )
  }
  return (
    <>
      {state === 'rejected' && <Rejection identity={identity} />}
      <IdentityForm name={name} />
    </>
  )
}

function Rejection({ identity: { rejection_reason, rejection_note } }: Pick<Props, 'identity'>) {
  const { t } = useTexts(verificationTexts)
  return (
    <div className="rounded-control bg-danger-soft p-3 text-danger">
      <p className="font-semibold">{t('verification_identity_rejected')}</p>
      {rejection_reason && rejection_reason !== 'other' && <p>{t(`rejection_${rejection_reason}`)}</p>}
      {rejection_note !== null && <p {...writtenIn(rejection_note)}>{rejection_note}</p>}
    </div>
  )
}

function Withdraw() {
  const { t } = useTexts(verificationTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  return (
    <Button
      variant="quiet"
      className="self-start"
      isWorking={isWorking}
      onClick={() => act({ send: () => api.verification.withdraw_identity(), done: t('verification_withdrawn') })}
    >
      {t('verification_withdraw')}
    </Button>
  )
}
