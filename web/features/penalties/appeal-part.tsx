import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Penalty } from '#contract/penalties.ts'
import { MOST_APPEAL_LETTERS } from '#domain/penalties/penalty.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Failure } from '#web/ui/form/failure.ts'
import { failureText } from '#web/ui/form/failure-text.ts'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { keepUnsentForm } from '#web/ui/form/unsent-form.ts'
import { submitByKeys } from '#web/ui/form/submit-by-keys.ts'
import { useKeptText } from '#web/ui/form/use-kept-text.ts'
import { TextArea } from '#web/ui/text-area.tsx'

/** An appeal that was not accepted, with the reason. */
export interface FailedAppeal {
  penalty_id: string
  text: string
  problem: 'missing' | 'refused'
  refusal?: Failure
}

interface Props {
  penalty: Penalty
  failed: FailedAppeal | null
}

/** An appeal with its decision, or the form to appeal, which works without JavaScript. */
export function AppealPart({ penalty, failed }: Props) {
  const { appeal, state } = penalty
  if (appeal) return <SentAppeal penalty_id={penalty.id} appeal={appeal} />
  if (state === 'withdrawn' || state === 'lapsed') return null
  return <AppealForm penalty_id={penalty.id} failed={failed} />
}

function AppealForm({ penalty_id: id, failed }: { penalty_id: string; failed: FailedAppeal | null }) {
  const { t } = useTexts(penaltiesTexts)
  const navigation = useNavigation()
  const { text, write } = useKeptText(partOf(id), failed?.text)
  const [isOpen, setOpen] = useState(false)
  // after a failure the page is still being reloaded while the form can be sent again
  const isSending =
    navigation.formData?.get('penalty_id') === id && (navigation.state === 'submitting' || failed === null)
  return (
    <details
      open={failed !== null || isSending || isOpen || text !== ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link cursor-pointer">{t('appeal_title')}</summary>
      {/* the keys duplicate the button */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <Form method="post" noValidate className="flex flex-col items-start gap-3 pt-2 *:w-full" onKeyDown={submitByKeys}>
        <input type="hidden" name="penalty_id" value={id} />
        <TextArea
          label={t('appeal_text')}
          isRequired
          hint={t('appeal_hint')}
          {...(failed?.problem === 'missing' && { error: t('appeal_missing') })}
          name="text"
          rows={5}
          most={MOST_APPEAL_LETTERS}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <FormFailure text={failed?.refusal && failureText(failed.refusal, t)} />
        <Button type="submit" isWorking={isSending} className="w-fit">
          {t('appeal_send')}
        </Button>
      </Form>
    </details>
  )
}

interface SentProps {
  penalty_id: string
  appeal: NonNullable<Penalty['appeal']>
}

function SentAppeal({ penalty_id, appeal: { text, decision, answer } }: SentProps) {
  const { t } = useTexts(penaltiesTexts)
  useEffect(() => keepUnsentForm(partOf(penalty_id), undefined), [penalty_id])
  return (
    <div className="flex flex-col gap-2 border-s-2 border-line ps-3">
      <p className="text-sm text-muted">{t('appeal_yours')}</p>
      <p {...writtenIn(text)} className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <p className="font-medium">{t(decision ? `appeal_${decision}` : 'appeal_waits')}</p>
      {answer && (
        <p {...writtenIn(answer)} className="wrap-anywhere whitespace-pre-line">
          {answer}
        </p>
      )}
    </div>
  )
}

const partOf = (penaltyId: string): string => `appeal ${penaltyId}`
