import { tabTexts } from '#web/platform/browser/stored-texts.ts'

const keyOf = (userId: string) => `unsent-favorites ${userId}`

type Change = [carId: string, isWanted: boolean]

/** Changes whose answer has not arrived, oldest first. Kept by the tab, so that they outlast a reload. */
export function unsentFavorites(userId: string): Change[] {
  try {
    return JSON.parse(tabTexts.read(keyOf(userId)) ?? '[]') as Change[]
  } catch {
    return []
  }
}

/** @param isWanted undefined once the answer has arrived */
export function storeUnsent(userId: string, carId: string, isWanted: boolean | undefined): void {
  const others = unsentFavorites(userId).filter(([id]) => id !== carId)
  const changes = isWanted === undefined ? others : [...others, [carId, isWanted]]
  if (changes.length) tabTexts.write(keyOf(userId), JSON.stringify(changes))
  else deleteUnsent(userId)
}

export const deleteUnsent = (userId: string): void => tabTexts.remove(keyOf(userId))
