import type { IdentityRequest } from '#contract/verification.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { REJECTION_REASONS, type RejectionReason } from '#domain/verification/identity.ts'
import { DecisionQueue, ReasonDialog, useDecisionQueue, useItemDialog } from '#web/features/decision-queue/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { identityReviewTexts } from '#web/texts/identity-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { verificationTexts } from '#web/texts/verification/area.ts'
import { useKept } from '#web/ui/form/use-kept.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { RequestPanel } from './request-panel.tsx'

interface Props {
  /** Oldest first. */
  waiting: readonly IdentityRequest[]
  total: number
  now: string
}

type Decision = { isApproved: true } | { isApproved: false; reason: RejectionReason; note: string }

/** The queue of identity requests. Only pictures of the open one are fetched, since each access is logged. */
export function IdentityQueue({ waiting, total, now }: Props) {
  const { t, lang } = useTexts(verificationTexts, identityReviewTexts)
  const { verification } = useApi()
  const queue = useDecisionQueue({
    waiting,
    total,
    idOf: ({ id }) => id,
    param: 'request',
    send: ({ id }, decision: Decision, call) =>
      decision.isApproved
        ? verification.approve_identity({ request_id: id }, call)
        : // the pictures are deleted, so a rejection cannot be undone
          verification.reject_identity({ request_id: id, reason: decision.reason, note: decision.note }),
    done: (_, { isApproved }) => t(isApproved ? 'identity_review_approved' : 'identity_review_done'),
  })
  const { asked, ask, close } = useItemDialog<'reject'>(queue.openId)
  return (
    <DecisionQueue
      queue={queue}
      title={t('identity_review_waiting', { count: queue.count })}
      summarise={({ first_name, last_name, requested_at }) => ({
        name: `${first_name ?? ''} ${last_name ?? ''}`,
        about: relativeTime(requested_at, new Date(now), lang),
      })}
      decisions={() => [
        {
          key: 'A',
          label: t('identity_review_approve'),
          icon: 'check',
          isAtOnce: true,
          onSelect: () => void queue.decide({ isApproved: true }),
        },
        { key: 'R', label: t('identity_review_reject'), variant: 'danger', onSelect: () => ask('reject') },
      ]}
      none={t('identity_review_none')}
    >
      {(request) => (
        <>
          <RequestPanel request={request} now={now} />
          {asked && (
            <RejectDialog
              keptAs={`identity-decision ${request.id}`}
              onReject={(rejection) => queue.decide({ isApproved: false, ...rejection })}
              onClose={close}
            />
          )}
        </>
      )}
    </DecisionQueue>
  )
}

interface RejectProps {
  keptAs: string
  onReject: (rejection: { reason: RejectionReason; note: string }) => Promise<string | null>
  onClose: () => void
}

/** Asks for the reason of a rejection, which the user sees by email and on the page. */
function RejectDialog({ keptAs, onReject, onClose }: RejectProps) {
  const { t } = useTexts(verificationTexts, identityReviewTexts)
  const { value: reason, write, forget } = useKept(`${keptAs} reason`, readReason, 'unreadable')
  return (
    <ReasonDialog
      keptAs={keptAs}
      title={t('identity_review_reject')}
      label={t('decision_note')}
      hint={t('decision_note_hint')}
      isOptional={reason !== 'other'}
      isDanger
      most={500}
      first={
        <SelectField
          label={t('decision_reason')}
          isRequired
          value={reason}
          onChange={({ target }) => write(readReason(target.value) ?? reason)}
        >
          {REJECTION_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`rejection_${one}`)}
            </option>
          ))}
        </SelectField>
      }
      onDecide={async (note) => {
        const failed = await onReject({ reason, note })
        if (failed === null) forget()
        return failed
      }}
      onClose={onClose}
    />
  )
}

const readReason = (stored: unknown): RejectionReason | null => REJECTION_REASONS.find((one) => one === stored) ?? null
