import type { Car } from '#contract/cars.ts'
import { EmailButton } from '#web/features/email-relay/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PhoneButton } from './phone-button.tsx'
import type { ContactState } from './use-contact.ts'

interface Props {
  car: Pick<Car, 'id' | 'seller_id' | 'contact_methods'>
  title: string
  state: ContactState
  /** At the bottom of a phone, where little room is. */
  is_bar?: boolean
}

/** Every way to reach the seller that the seller wants. */
export function ContactButtons({ car, title, state, is_bar = false }: Props) {
  const { t } = useTexts()
  const { contact_methods } = car
  const has_numbers = contact_methods.includes('phone') || contact_methods.includes('whatsapp')
  const shape = is_bar ? 'max-sm:gap-1.5 max-sm:px-2 max-sm:text-sm' : ''
  return (
    <div className={is_bar ? 'contents' : 'no-print flex flex-wrap gap-2'}>
      {contact_methods.includes('phone') && <PhoneButton state={state} className={`button grow ${shape}`} />}
      {contact_methods.includes('whatsapp') && (
        <button
          type="button"
          className={`button-quiet grow ${shape}`}
          aria-busy={state.is_asking}
          onClick={() => void state.openWhatsApp()}
        >
          <Icon name="chat" />
          {t('contact_whatsapp')}
        </button>
      )}
      {contact_methods.includes('email') && (
        <EmailButton
          car={car}
          title={title}
          className={`${has_numbers ? 'button-quiet' : 'button'} ${is_bar && has_numbers ? '' : 'grow'} ${shape}`}
          is_icon={is_bar && has_numbers}
        />
      )}
    </div>
  )
}
