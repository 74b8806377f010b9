import { dealTexts } from '#web/texts/deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface Props {
  code: string
  onCopied: () => void
}

/** A coupon code with a button that copies it. */
export function Coupon({ code, onCopied }: Props) {
  const { t } = useTexts(dealTexts)
  const isolated = `\u2066${code}\u2069`
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-sm text-muted">{t('deals_coupon')}</h2>
      <div className="flex flex-wrap items-stretch gap-2">
        <code dir="ltr" translate="no" className="deal-code">
          {code}
        </code>
        <CopyButton
          text={code}
          icon="copy"
          variant="quiet"
          className="needs-script"
          copied={t('deals_copied', { code: isolated })}
          description={t('deals_copied_text')}
          failed={t('deals_copy_failed', { code: isolated })}
          onCopied={onCopied}
        >
          {t('deals_copy')}
        </CopyButton>
      </div>
    </div>
  )
}
