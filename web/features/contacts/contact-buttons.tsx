import { useState } from 'react'
import type { Car } from '#contract/cars.ts'
import type { Contact } from '#contract/contacts.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

interface Props {
  car: Pick<Car, 'id' | 'contact_methods'>
  title: string
}

/** The seller's numbers, told when they are asked for. */
export function ContactButtons({ car, title }: Props) {
  const { t } = useTexts()
  const api = useApi()
  const [contact, setContact] = useState<Contact>()
  const [is_asking, setAsking] = useState(false)

  async function reveal(): Promise<Contact | null> {
    if (contact) return contact
    setAsking(true)
    try {
      const told = await api.contacts.reveal({ car_id: car.id })
      setContact(told)
      return told
    } catch (error) {
      const is_limit = (error as { code?: string }).code === 'TOO_MANY_ATTEMPTS'
      addToast({ title: t(is_limit ? 'contact_too_often' : 'error_minimal'), variant: 'destructive' })
      return null
    } finally {
      setAsking(false)
    }
  }

  async function openWhatsApp() {
    // opened at once, as browsers allow it, and led there when the number is known
    const tab = window.open('', '_blank')
    const told = await reveal()
    const text = t('contact_whatsapp_text', { car: title, link: `${location.origin}/car/${car.id}` })
    const address = `https://wa.me/${told?.whatsapp_number?.slice(1)}?text=${encodeURIComponent(text)}`
    if (!told?.whatsapp_number) tab?.close()
    else if (tab) tab.location.href = address
    else location.assign(address)
  }

  return (
    <div className="no-print flex flex-wrap gap-2">
      {car.contact_methods.includes('phone') &&
        (contact?.phone_number ? (
          <a href={`tel:${contact.phone_number}`} className="button">
            <Icon name="phone" />
            <bdi dir="ltr">{contact.phone_number}</bdi>
          </a>
        ) : (
          <button type="button" className="button" aria-busy={is_asking} onClick={() => void reveal()}>
            <Icon name="phone" />
            {t('contact_phone')}
          </button>
        ))}
      {car.contact_methods.includes('whatsapp') && (
        <button type="button" className="button-quiet" aria-busy={is_asking} onClick={() => void openWhatsApp()}>
          <Icon name="chat" />
          {t('contact_whatsapp')}
        </button>
      )}
    </div>
  )
}
