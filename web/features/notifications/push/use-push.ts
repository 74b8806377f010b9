import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PushSettings } from '#contract/notifications.ts'
import type { Lang } from '#domain/language.ts'
import { useApi } from '#web/platform/api/api.ts'
import { findSubscription, pushAbility, subscribe, unsubscribe, type PushAbility } from './browser-push.ts'

/** `failed`: the push service or the site did not respond. `still_on`: turning it off failed. */
export type PushState = Exclude<PushAbility, 'able'> | 'looking' | 'off' | 'on' | 'failed' | 'still_on'

/** Keeps an error until the state changes. */
const withEarlierError = (was: PushState, found: PushState): PushState =>
  (was === 'still_on' && found === 'on') || (was === 'failed' && found === 'off') ? was : found

/** State of push on this device, as known to browser and server, and functions to change it. */
export function usePush({ public_key, device }: PushSettings, lang: Lang) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<PushState>('looking')
  const [isWorking, setWorking] = useState(false)

  useEffect(() => {
    let isLeft = false
    async function look(): Promise<PushState> {
      const ability = pushAbility()
      if (ability !== 'able') return ability
      const subscription = device && (await findSubscription())
      if (!subscription || subscription.endpoint !== device.endpoint) return 'off'
      // pushes are sent in the language of the site on the device
      if (device.lang !== lang) await api.notifications.save_push_device({ ...subscription, lang })
      return 'on'
    }
    look().then(
      (found) => isLeft || setState((was) => withEarlierError(was, found)),
      () => isLeft || setState('off'),
    )
    return () => {
      isLeft = true
    }
  }, [api, device, lang])

  async function turnOn(): Promise<PushState> {
    const subscription = await subscribe(public_key)
    if (!subscription) return pushAbility() === 'denied' ? 'denied' : 'off'
    await api.notifications.save_push_device({ ...subscription, lang })
    return 'on'
  }

  async function turnOff(): Promise<PushState> {
    await api.notifications.remove_push_device()
    // a failure is ignored, since the server no longer sends to the subscription
    await unsubscribe().catch(() => {})
    return 'off'
  }

  async function turn(isOn: boolean): Promise<void> {
    setWorking(true)
    setState(await (isOn ? turnOn() : turnOff()).catch((): PushState => (isOn ? 'failed' : 'still_on')))
    setWorking(false)
    await revalidate()
  }

  return { state, isWorking, turn }
}
