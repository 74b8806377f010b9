const keyOf = (userId: string) => `unsent-favorites ${userId}`

type Change = [carId: string, isWanted: boolean]

/** Changes whose answer has not arrived, oldest first. Kept by the tab, so that they outlast a reload. */
export function unsentFavorites(userId: string): Change[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]') as Change[]
  } catch {
    return []
  }
}

/** @param isWanted undefined once the answer has arrived */
export function storeUnsent(userId: string, carId: string, isWanted: boolean | undefined): void {
  const others = unsentFavorites(userId).filter(([id]) => id !== carId)
  const changes = isWanted === undefined ? others : [...others, [carId, isWanted]]
  try {
    if (changes.length) sessionStorage.setItem(keyOf(userId), JSON.stringify(changes))
    else deleteUnsent(userId)
  } catch {
    // without storage they last as long as the page
  }
}

export function deleteUnsent(userId: string): void {
  sessionStorage.removeItem(keyOf(userId))
}
