import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { IdentityRequest } from '#contract/verification.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { ItemHeading } from '#web/features/decision-queue/public.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { identityReviewTexts } from '#web/texts/identity-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'

interface Props {
  request: IdentityRequest
  now: string
}

/** A request: profile data and document. */
export function RequestPanel({ request, now }: Props) {
  const { t, lang } = useTexts(formTexts, verificationTexts, identityReviewTexts)
  const { user_id, document_kind, documents, rejected_count } = request
  return (
    <Panel as="article" className="flex min-w-0 flex-col gap-5 p-5">
      <ItemHeading>
        <bdi>{`${request.first_name ?? ''} ${request.last_name ?? ''}`}</bdi>
      </ItemHeading>
      <dl className="three-columns gap-x-6 gap-y-3">
        <LabelledValue label={t('form_first_name')}>
          <bdi className="text-xl font-bold wrap-anywhere">{request.first_name}</bdi>
        </LabelledValue>
        <LabelledValue label={t('form_last_name')}>
          <bdi className="text-xl font-bold wrap-anywhere">{request.last_name}</bdi>
        </LabelledValue>
        <LabelledValue label={t('verification_document')}>{t(`document_${document_kind}`)}</LabelledValue>
        <LabelledValue label={t('form_country')}>{request[`country_name_${lang}`] ?? '—'}</LabelledValue>
        <LabelledValue label={t('form_phone')}>
          <bdi dir="ltr">{request.phone_number ?? '—'}</bdi>{' '}
          <span className="text-sm text-muted">
            {t(request.is_phone_verified ? 'verification_verified' : 'verification_none')}
          </span>
        </LabelledValue>
        <LabelledValue label={t('auth_email')}>
          <bdi className="wrap-anywhere">{request.email}</bdi>
        </LabelledValue>
        <LabelledValue label={t('identity_review_since')}>
          {relativeTime(request.requested_at, new Date(now), lang)}
        </LabelledValue>
        <LabelledValue label={t('identity_review_joined')}>
          <Link to={`/seller/${user_id}`} className="link">
            {formatDate(request.joined_at, lang)}
          </Link>
        </LabelledValue>
        <LabelledValue label={t('identity_review_before')}>
          {t('identity_review_rejected', { count: rejected_count })}
        </LabelledValue>
      </dl>
      <div className="two-columns gap-4">
        {documents.map(({ id, side }) => {
          const address = `/api/v1/admin/identity-documents/${id}`
          return (
            <a key={id} href={address} target="_blank" rel="noreferrer" className="document">
              <img src={address} alt={t(side === 'front' ? 'verification_front' : 'verification_back')} />
            </a>
          )
        })}
      </div>
    </Panel>
  )
}

function LabelledValue({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
