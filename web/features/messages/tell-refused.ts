import { loadCode } from '#web/platform/load-code.ts'
import type { Texts } from '#web/texts/create-texts.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'

/** Null if the server has a newer version; the message itself says then that it was refused. */
const loadToast = () => loadCode(() => import('./refused-toast.ts')).catch(() => null)

/** Says that a message was refused, on any page: its words come with the first one. */
export async function tellRefused(texts: Texts): Promise<void> {
  const code = await loadToast()
  if (code) addToast(code.refusedToast(texts))
}
