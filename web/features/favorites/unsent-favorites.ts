import { deviceStore } from '#web/platform/device/device-store.ts'

type Change = [carId: string, isWanted: boolean]

/** By user: changes whose answer has not arrived, oldest first. Kept by the tab, so that they outlast a reload. */
const changes = deviceStore<readonly Change[]>({
  key: 'unsent-favorites *',
  place: 'sessionStorage',
  read: (stored) => (Array.isArray(stored) ? stored : []),
})

export const unsentFavorites = (userId: string): readonly Change[] => changes.get(userId)

/** @param isWanted undefined once the answer has arrived */
export function storeUnsent(userId: string, carId: string, isWanted: boolean | undefined): void {
  changes.update((before) => {
    const others = before.filter(([id]) => id !== carId)
    const all: Change[] = isWanted === undefined ? others : [...others, [carId, isWanted]]
    return all.length ? all : undefined
  }, userId)
}

export const deleteUnsent = (userId: string): void => changes.set(undefined, userId)
