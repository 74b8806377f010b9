import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { hasWaiting } from '#web/features/messages/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { notifyOtherTabs } from '#web/platform/device/other-tabs.ts'
import { clearDevice } from '#web/platform/device/device-owner.ts'

const LEAVE_AFTER_MS = 500

/** Ends the session and redirects to the home page, even if the request fails. */
export function useSignOut() {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { t } = useTexts()
  const [isSigningOut, setSigningOut] = useState(false)
  const isRunning = useRef(false)

  async function leave() {
    await navigate('/')
    await revalidate()
    client.clear()
    isRunning.current = false
    setSigningOut(false)
  }

  async function signOut() {
    if (isRunning.current) return
    isRunning.current = true
    setSigningOut(true)
    await api.accounts.sign_out().catch(() => undefined)
    // the next user of the device sees nothing; unsent messages and texts are lost
    const hadWaiting = hasWaiting()
    await clearDevice()
    notifyOtherTabs('account')
    addToast({
      title: t('signed_out'),
      variant: 'success',
      ...(hadWaiting && { description: t('signed_out_unsent') }),
    })
    setTimeout(() => void leave(), LEAVE_AFTER_MS)
  }

  return { isSigningOut, signOut: () => void signOut() }
}
