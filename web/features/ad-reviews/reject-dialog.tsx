import { useState, type KeyboardEvent } from 'react'
import { AD_REJECTION_REASONS, type AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import type { Lang } from '#domain/language.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { focusInvalid } from '#web/ui/form/focus-invalid.ts'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { useKept } from '#web/ui/form/use-kept.ts'
import { useKeptText } from '#web/ui/form/use-kept-text.ts'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { readKey } from '#web/ui/shortcuts/read-key.ts'
import { useShortcutSetting } from '#web/ui/shortcuts/shortcut-setting.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { ReasonChoice } from './reason-choice.tsx'

interface Props {
  title: string
  /** What is decided: under this name the tab keeps reasons and note until they are sent. */
  keptAs: string
  /** The seller's language, for the hint of the note; null for several ads. */
  language: Lang | null
  /** The choices of an earlier attempt that did not reach the server. */
  unsent?: { reasons: readonly AdRejectionReason[]; note: string }
  /** @returns the text of an error that a retry may fix, else null */
  onReject: (reasons: AdRejectionReason[], note: string) => Promise<string | null>
  onClose: () => void
}

/** Predefined reasons with digit shortcuts and a free note, all shown to the seller. */
export function RejectDialog({ title, keptAs, language, unsent, onReject, onClose }: Props) {
  const { t } = useTexts(formTexts, adReviewTexts)
  const choice = useKept(`${keptAs} reasons`, readReasons, unsent?.reasons ?? [])
  const chosen = choice.value
  const { text: note, write, forget } = useKeptText(keptAs, unsent?.note)
  const [isTried, setTried] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [hasDigits] = useShortcutSetting()
  const reasons = AD_REJECTION_REASONS.filter((reason) => chosen.includes(reason))
  const needsNote = reasons.includes('other') && note.trim() === ''

  function toggle(reason: AdRejectionReason) {
    const next = chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason]
    choice.write(next, next.length === 0)
  }

  async function submit(form: HTMLFormElement) {
    setTried(true)
    if (needsNote) focusInvalid(form)
    if (isWorking || !reasons.length || needsNote) return
    setWorking(true)
    setFailure(null)
    const failed = await onReject(reasons, note.trim())
    if (failed === null) {
      forget()
      choice.forget()
    }
    setFailure(failed)
    setWorking(false)
  }

  function press(event: KeyboardEvent<HTMLFormElement>) {
    const isWriting = event.target instanceof HTMLTextAreaElement
    const reason = AD_REJECTION_REASONS[Number(readKey(event.nativeEvent)) - 1]
    const isSend = keyOf(event) === 'Enter' && (isWriting ? event.ctrlKey || event.metaKey : isBox(event.target))
    if (isSend) void submit(event.currentTarget)
    else if (reason && hasDigits && !isWriting) toggle(reason)
    else return
    event.preventDefault()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      {/* the keys duplicate the checkboxes and the button */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        className="flex flex-col gap-4"
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <ReasonChoice
          reasons={reasons}
          onToggle={toggle}
          problem={isTried && !reasons.length ? t('review_reasons_needed') : ''}
        />
        <TextArea
          label={t('review_note')}
          isRequired={reasons.includes('other')}
          hint={t(language ? `review_note_hint_${language}` : 'review_note_hint')}
          {...(isTried && needsNote && { error: t('review_note_needed') })}
          rows={3}
          most={1000}
          value={note}
          onChange={(event) => write(event.target.value)}
        />
        <FormFailure text={failure ?? undefined} />
        <Button type="submit" variant="danger" isWorking={isWorking}>
          {isWorking ? t('form_working') : title}
        </Button>
      </form>
    </Dialog>
  )
}

const readReasons = (stored: unknown): readonly AdRejectionReason[] | null =>
  Array.isArray(stored) ? AD_REJECTION_REASONS.filter((reason) => stored.includes(reason)) : null

const isBox = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === 'checkbox'
