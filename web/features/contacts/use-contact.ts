import { useRef, useState } from 'react'
import type { Car } from '#contract/cars.ts'
import type { Contact } from '#contract/contacts.ts'
import { useApi } from '#web/platform/api/api.ts'
import { track } from '#web/features/events/public.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { carPageTexts } from '#web/texts/car-page/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

export interface ContactState {
  /** Undefined until revealed. */
  contact: Contact | undefined
  isAsking: boolean
  reveal: () => Promise<Contact | null>
  /** The address that opens WhatsApp with a ready sentence; null without a number. */
  whatsAppAddress: (contact: Contact) => string | null
}

/** The seller's phone numbers, fetched on request and shared by all contact buttons of the page. */
export function useContact(car: Pick<Car, 'id'>, title: string): ContactState {
  const { t } = useTexts(carPageTexts)
  const api = useApi()
  const [revealed, setRevealed] = useState<{ car_id: string; contact: Contact }>()
  const [isAsking, setAsking] = useState(false)
  /** The request in progress, which further presses share. */
  const asked = useRef<Promise<Contact | null>>(null)
  const contact = revealed?.car_id === car.id ? revealed.contact : undefined

  async function reveal(): Promise<Contact | null> {
    if (contact) return contact
    asked.current ??= ask()
    return asked.current
  }

  async function ask(): Promise<Contact | null> {
    setAsking(true)
    try {
      const answer = await api.contacts.reveal({ car_id: car.id })
      setRevealed({ car_id: car.id, contact: answer })
      track({ call: 'track_car_interaction', car_id: car.id, interaction_type: 'contact' })
      return answer
    } catch (error) {
      addToast({ title: await wordsOf(error), variant: 'destructive' })
      return null
    } finally {
      setAsking(false)
      asked.current = null
    }
  }

  async function wordsOf(error: unknown): Promise<string> {
    const { code } = error as { code?: string }
    if (code === 'TOO_MANY_ATTEMPTS') return t('contact_too_often')
    if (code === 'LIMITED') return t('contact_limited')
    const words = code === undefined ? null : await loadOptional(() => import('#web/ui/form/failure-text.ts'))
    return words?.refusalText(error, t) ?? t('contact_failed')
  }

  function whatsAppAddress({ whatsapp_number }: Contact): string | null {
    const text = t('contact_whatsapp_text', { car: title, link: `${location.origin}/car/${car.id}` })
    return whatsapp_number && `https://wa.me/${whatsapp_number.slice(1)}?text=${encodeURIComponent(text)}`
  }

  return { contact, isAsking, reveal, whatsAppAddress }
}
