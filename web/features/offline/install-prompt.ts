import { createListeners } from '#web/platform/create-listeners.ts'

/** What browsers offer that can install a site. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallPrompt | null = null
const { subscribe, notify } = createListeners()

/** Keeps the offer of the browser, which would otherwise show it by itself. */
export function watchInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
    notify()
  })
  addEventListener('appinstalled', () => {
    offered = null
    notify()
  })
}

export { subscribe as listenToInstallPrompt }

export const canInstall = (): boolean => offered !== null

export async function install(): Promise<void> {
  const prompt = offered
  offered = null
  await prompt?.prompt()
  notify()
}
