import { useEffect, useId, useRef } from 'react'
import { AD_REJECTION_REASONS, type AdRejectionReason } from '#domain/ads/rejection-reasons.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { RequiredMark } from '#web/ui/required-mark.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'

interface Props {
  reasons: readonly AdRejectionReason[]
  onToggle: (reason: AdRejectionReason) => void
  /** Error text; empty if none. */
  problem: string
}

/** Checkboxes with their digit shortcuts; the first one takes the focus. */
export function ReasonChoice({ reasons, onToggle, problem }: Props) {
  const { t } = useTexts(adReviewTexts)
  const id = useId()
  const first = useRef<HTMLInputElement>(null)

  useEffect(() => first.current?.focus(), [])

  return (
    <fieldset className="flex flex-col" aria-describedby={id}>
      <legend className="flex flex-wrap items-baseline gap-x-2 font-medium">
        <span>{t('review_reasons')}</span>
        <RequiredMark isRequired />
      </legend>
      {AD_REJECTION_REASONS.map((reason, at) => (
        <label key={reason} className="flex min-h-11 items-center gap-3 cursor-pointer">
          <input
            ref={at === 0 ? first : undefined}
            type="checkbox"
            className="checkbox"
            checked={reasons.includes(reason)}
            onChange={() => onToggle(reason)}
          />
          <span className="grow">{t(`review_reason_${reason}`)}</span>
          <Shortcut keys={String(at + 1)} />
        </label>
      ))}
      <p id={id} role="status" className="text-sm text-danger">
        {problem}
      </p>
    </fieldset>
  )
}
