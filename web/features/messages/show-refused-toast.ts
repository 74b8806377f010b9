import { loadOptional } from '#web/rendering/load-module.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import type { WaitingMessage } from './outbox.ts'

/** Null after a new release, which removed the old code; the message itself shows that it was refused. */
const loadToast = () => loadOptional(() => import('./refused-toast.ts'))

/** Says on any page why a message was refused. Its texts are loaded with the first one. */
export async function showRefusedToast(texts: Texts, message: WaitingMessage): Promise<void> {
  const code = await loadToast()
  if (code) addToast(code.refusedToast(texts, message))
}
