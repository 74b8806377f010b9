import { Link, useLocation } from 'react-router'
import { signInAddress } from '#web/features/accounts/public.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DraftState } from './use-draft.ts'

/** Whether the draft is saved; if not, a link to sign in or a button to retry. */
export function SaveStatus({ draft }: { draft: DraftState }) {
  const { t } = useTexts(formTexts, addCarTexts)
  const location = useLocation()
  const { status, retry } = draft
  const isTrouble = ['offline', 'signed_out', 'suspended', 'refused'].includes(status)
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted">
      <p role="status" className={isTrouble ? 'flex items-center gap-2 text-warning' : 'flex items-center gap-2'}>
        {status === 'saved' && <Icon name="check" size={16} />}
        {isTrouble && <Icon name="warning" size={16} />}
        {status !== 'conflict' && <span>{t(`ad_saving_${status}`)}</span>}
      </p>
      {status === 'signed_out' && (
        <Link to={signInAddress(location)} className="link">
          {t('nav_sign_in')}
        </Link>
      )}
      {(status === 'offline' || status === 'refused') && (
        <button type="button" className="link" onClick={retry}>
          {t('ad_saving_retry')}
        </button>
      )}
    </div>
  )
}
