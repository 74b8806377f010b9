import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from './icon.tsx'

/** Shown beside the name of a user with a verified identity. */
export function VerifiedBadge() {
  const { t } = useTexts()
  return (
    <span className="inline-flex text-brand" role="img" aria-label={t('verified')} title={t('verified')}>
      <Icon name="shield" size={18} />
    </span>
  )
}
