import { useEffect } from 'react'
import { guestTexts } from './guest-texts.ts'

/** Hands over what the user wrote about a car before signing in, once. */
export function useGuestText(carId: string, take: (text: string) => void): void {
  const text = guestTexts.use(carId)
  useEffect(() => {
    if (!text) return
    take(text)
    guestTexts.set(undefined, carId)
  }, [text, carId, take])
}
