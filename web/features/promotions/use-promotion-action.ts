import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTexts } from '#web/texts/texts-context.tsx'
import { failureOf, failureText } from '#web/ui/form/failure.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

/** Does one thing at a time, says how it went, and shows what is true then. */
export function usePromotionAction() {
  const { t } = useTexts()
  const { revalidate } = useRevalidator()
  const [is_working, setWorking] = useState(false)

  /** @param done what is said once it is */
  async function act(send: () => Promise<unknown>, done: string): Promise<void> {
    if (is_working) return
    setWorking(true)
    try {
      await send()
      addToast({ title: done, variant: 'success' })
    } catch (error) {
      addToast({ title: failureText(failureOf(error), t), variant: 'destructive' })
    }
    await revalidate()
    setWorking(false)
  }

  return { act, is_working }
}
