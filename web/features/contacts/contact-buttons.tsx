import type { Car } from '#contract/cars.ts'
import { EmailButton } from '#web/features/email-relay/public.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { MessageLink } from './message-link.tsx'
import { PhoneButton } from './phone-button.tsx'
import type { ContactState } from './use-contact.ts'
import { WhatsAppButton } from './whatsapp-button.tsx'

interface Props {
  car: Pick<Car, 'id' | 'contact_methods' | 'can'>
  title: string
  state: ContactState
  /** Compact, for the bottom bar of small screens. */
  isBar?: boolean
}

/** Buttons for the contact methods that the seller allows. */
export function ContactButtons({ car, title, state, isBar = false }: Props) {
  const { t } = useTexts(carPageTexts)
  const { contact_methods } = car
  const hasNumbers = contact_methods.includes('phone') || contact_methods.includes('whatsapp')
  // there a bar has no room for more words
  const isIcon = isBar && contact_methods.length > 1
  const withoutIcon = isIcon ? 'max-sm:[&_svg]:hidden' : ''
  const shape = isBar ? 'max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm' : ''
  return (
    <div className={isBar ? 'contents' : 'no-print flex flex-wrap gap-2'}>
      {contact_methods.includes('phone') && <PhoneButton state={state} className={`grow ${shape} ${withoutIcon}`} />}
      {contact_methods.includes('whatsapp') && (
        <WhatsAppButton
          state={state}
          variant={contact_methods.includes('phone') ? 'quiet' : 'primary'}
          className={`grow ${shape} ${withoutIcon}`}
        />
      )}
      {car.can.message && (
        <MessageLink
          car_id={car.id}
          title={title}
          variant={hasNumbers ? 'quiet' : 'primary'}
          className={isIcon ? shape : `grow ${shape}`}
          icon="chat"
        >
          <span className={isIcon ? 'max-sm:sr-only' : ''}>{t('contact_message')}</span>
        </MessageLink>
      )}
      {contact_methods.includes('email') && !(isBar && car.can.message) && (
        <EmailButton
          car_id={car.id}
          title={title}
          variant={hasNumbers ? 'quiet' : 'primary'}
          className={`${isBar && hasNumbers ? '' : 'grow'} ${shape}`}
          isIcon={isBar && hasNumbers}
        />
      )}
    </div>
  )
}
