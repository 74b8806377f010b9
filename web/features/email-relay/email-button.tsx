import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Car } from '#contract/cars.ts'
import { signInAddress } from '#web/features/accounts/public.ts'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

const EmailDialog = lazy(() => import('./email-dialog.tsx'))

interface Props {
  car: Pick<Car, 'id' | 'seller_id'>
  title: string
  className: string
  is_icon?: boolean
}

/** Writes to the seller; visitors sign in first and come back, sellers do not write to themselves. */
export function EmailButton({ car, title, className, is_icon }: Props) {
  const { t } = useTexts()
  const viewer = useViewer()
  const location = useLocation()
  const [is_open, setOpen] = useState(false)
  if (viewer?.id === car.seller_id) return null
  const content = (
    <>
      <Icon name="mail" />
      <span className={is_icon ? 'max-sm:sr-only' : ''}>{t('contact_email')}</span>
    </>
  )
  if (!viewer) {
    return (
      <Link to={signInAddress(location)} className={className}>
        {content}
      </Link>
    )
  }
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {content}
      </button>
      {is_open && (
        <Suspense>
          <EmailDialog car_id={car.id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
