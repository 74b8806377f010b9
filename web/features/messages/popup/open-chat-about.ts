import { loadModule } from '#web/rendering/load-module.ts'
import { hasChat } from './has-chat.ts'

/**
 * Opens the popup to write about a car, for signed-in users.
 * @returns false on pages without a popup
 */
export async function openChatAbout(carId: string): Promise<boolean> {
  if (!hasChat(location)) return false
  const { aboutCar, openChat } = await loadModule(() => import('./open-chat.ts'))
  openChat(aboutCar(carId))
  return true
}
