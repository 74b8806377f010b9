import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { IdentityRequest } from '#contract/verification.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { formTexts } from '#web/texts/forms/area.ts'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'
import { useShortcuts } from '#web/ui/shortcuts/use-shortcuts.ts'
import { useAction } from '#web/ui/use-action.ts'

const RejectDialog = latePart(async () => (await import('./reject-dialog.tsx')).RejectDialog)

interface Props {
  request: IdentityRequest
  now: string
  /** Whether this request was visible when a key was pressed. */
  couldSee: (press: Event) => boolean
  onDecide: () => void
}

/** A request: profile data, document and decision. */
export function RequestPanel({ request, now, couldSee, onDecide }: Props) {
  const { t, lang } = useTexts(formTexts, verificationTexts, adminTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const [isRejecting, setRejecting] = useState(false)
  const { id: requestId, user_id, document_kind, documents, rejected_count } = request
  const reject = () => setRejecting(true)
  const approve = () =>
    act({
      send: () => {
        onDecide()
        return undoable(t('identity_review_approved'), (call) =>
          api.verification.approve_identity({ request_id: requestId }, call),
        )
      },
    })
  useShortcuts({ a: (press) => couldSee(press) && approve(), r: reject })

  return (
    <Panel as="article" tabIndex={-1} className="flex min-w-0 flex-col gap-5 p-5">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
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
      <div className="grid gap-4 sm:grid-cols-2">
        {documents.map(({ id, side }) => {
          const address = `/api/v1/admin/identity-documents/${id}`
          return (
            <a key={id} href={address} target="_blank" rel="noreferrer" className="document">
              <img src={address} alt={t(side === 'front' ? 'verification_front' : 'verification_back')} />
            </a>
          )
        })}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button isWorking={isWorking} aria-keyshortcuts="A" onClick={approve}>
          <span>{t('identity_review_approve')}</span>
          <Shortcut keys="A" />
        </Button>
        <Button variant="danger" {...RejectDialog.opener} aria-keyshortcuts="R" onClick={reject}>
          <span>{t('identity_review_reject')}</span>
          <Shortcut keys="R" />
        </Button>
      </div>
      {isRejecting && <RejectDialog request_id={requestId} onClose={() => setRejecting(false)} />}
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
