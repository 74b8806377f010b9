const keyOf = (userId: string) => `unsent-favorites ${userId}`

/** Changes whose answer has not arrived, by car: whether it is wanted. Kept by the tab, so that they outlast a reload. */
export function unsentFavorites(userId: string): [carId: string, isWanted: boolean][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') as Record<string, boolean>)
  } catch {
    return []
  }
}

/** @param isWanted undefined once the answer has arrived */
export function storeUnsent(userId: string, carId: string, isWanted: boolean | undefined): void {
  try {
    const changes = { ...Object.fromEntries(unsentFavorites(userId)), [carId]: isWanted }
    sessionStorage.setItem(keyOf(userId), JSON.stringify(changes))
  } catch {
    // without storage they last as long as the page
  }
}
