import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from './icon.tsx'

/** Beside the name of someone whose identity was verified. */
export function VerifiedBadge() {
  const { t } = useTexts()
  return (
    <span className="inline-flex text-brand" role="img" aria-label={t('verified')} title={t('verified')}>
      <Icon name="shield" size={18} />
    </span>
  )
}
