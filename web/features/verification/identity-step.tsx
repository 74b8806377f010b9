import { useRevalidator } from 'react-router'
import type { Verification } from '#contract/verification.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { IdentityForm } from './identity-form.tsx'

interface Props {
  identity: Verification['identity']
  /** As the profile says it. */
  name: string
}

export function IdentityStep({ identity, name }: Props) {
  const { t, lang } = useTexts()
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
  const { t } = useTexts()
  return (
    <div className="rounded-control bg-danger-soft p-3 text-danger">
      <p className="font-semibold">{t('verification_identity_rejected')}</p>
      {rejection_reason && rejection_reason !== 'other' && <p>{t(`rejection_${rejection_reason}`)}</p>}
      {rejection_note !== null && <p dir="auto">{rejection_note}</p>}
    </div>
  )
}

function Withdraw() {
  const { t } = useTexts()
  const api = useApi()
  const { revalidate } = useRevalidator()

  async function withdraw() {
    try {
      await api.verification.withdraw_identity()
      addToast({ title: t('verification_withdrawn'), variant: 'success' })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    await revalidate()
  }

  return (
    <button type="button" className="button-quiet self-start" onClick={() => void withdraw()}>
      {t('verification_withdraw')}
    </button>
  )
}
