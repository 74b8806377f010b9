import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { NewPenalty, type GivenPenalty } from '#contract/penalties.ts'
import { proposePenalty } from '#domain/penalties/ladder.ts'
import { PENALTY_RULES, PENALTY_SEVERITIES, type PenaltyRule } from '#domain/penalties/penalty.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { DaysField } from './days-field.tsx'
import { liveOf } from './measure-in-words.ts'
import { penaltiesQuery } from './penalties-query.ts'
import { PenaltyProposal } from './penalty-proposal.tsx'

export interface PenaltyOf {
  user_id: string
  name: string
  /** The ad or conversation with the violation, if it is not about the profile. */
  subject?: { kind: 'ad' | 'conversation'; id: string }
  rule?: PenaltyRule
  /** Whether to suspend the user, whatever earlier penalties would propose. */
  suspends?: boolean
}

/** Imposes a penalty. Its measure is preset by the user's earlier penalties, and the moderator can change it. */
export function PenaltyDialog({ of, onClose }: { of: PenaltyOf; onClose: () => void }) {
  const { t } = useTexts(penaltiesTexts)
  // a cached response may lack a penalty that was imposed here before
  const { data: penalties, isFetchedAfterMount } = useQuery(penaltiesQuery(useApi(), of.user_id))
  return (
    <Dialog
      title={t(of.suspends ? 'penalty_suspend_of' : 'penalty_give_to', { name: `\u2068${of.name}\u2069` })}
      onClose={onClose}
    >
      {penalties && isFetchedAfterMount ? (
        <PenaltyForm of={of} penalties={penalties} onClose={onClose} />
      ) : (
        <div aria-busy="true" aria-label={t('loading')} className="skeleton h-96" />
      )}
    </Dialog>
  )
}

/** The preset of a suspension. */
const SUSPENSION = { severity: 'suspended', days: 30 } as const

interface FormProps {
  of: PenaltyOf
  penalties: readonly GivenPenalty[]
  onClose: () => void
}

function PenaltyForm({ of: { user_id, subject, rule = 'other', suspends }, penalties, onClose }: FormProps) {
  const { t } = useTexts(penaltiesTexts)
  const api = useApi()
  const client = useQueryClient()
  const undoable = useUndoable()
  const live = liveOf(penalties)
  const propose = (broken: PenaltyRule) => {
    const proposed = proposePenalty(broken, live)
    return suspends && proposed.severity !== 'suspended' ? SUSPENSION : proposed
  }
  // idempotency key: a retry after a lost response does not give the penalty twice
  const [id] = useState(() => newId())
  const form = useServerForm({
    schema: NewPenalty,
    defaults: { penalty_id: id, user_id, rule, ...propose(rule), reason: '', subject: subject ?? null },
    send: (penalty) => undoable(t('penalty_given'), (call) => api.penalties.give(penalty, call)),
    onDone: () => {
      onClose()
      void client.invalidateQueries(penaltiesQuery(api, user_id))
    },
    refreshes: true,
    keptAs: `penalty ${user_id} ${subject?.id ?? ''}`,
  })
  const severity = form.choice('severity')
  const days = form.choice('days')
  const takeProposal = (chosen: PenaltyRule) => {
    const next = propose(chosen)
    severity.onChoose(next.severity)
    days.onChoose(next.days)
  }
  return (
    <ServerForm form={form} submit={t(suspends ? 'penalty_suspend' : 'penalty_give')} hasWideButton>
      <SelectField
        label={t('penalty_rule')}
        {...form.field('rule', {
          onChange: (event: { target: { value: PenaltyRule } }) => takeProposal(event.target.value),
        })}
      >
        {PENALTY_RULES.map((one) => (
          <option key={one} value={one}>
            {t(`penalty_rule_${one}`)}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">
        <PenaltyProposal user_id={user_id} rule={form.choice('rule').value} />
      </div>
      <SelectField label={t('penalty_severity')} {...form.field('severity')}>
        {PENALTY_SEVERITIES.map((one) => (
          <option key={one} value={one}>
            {t(`penalty_severity_${one}`)}
          </option>
        ))}
      </SelectField>
      {(severity.value === 'limited' || severity.value === 'suspended') && (
        <DaysField severity={severity.value} {...form.field('days', { setValueAs: readDays })} />
      )}
      <TextArea
        label={t('penalty_reason')}
        hint={t('penalty_reason_hint')}
        rows={3}
        most={500}
        {...form.field('reason')}
      />
    </ServerForm>
  )
}

const readDays = (typed: string | number | null) => Number(typed) || null
