/** Texts by key in a storage of the browser. Without it, nothing is stored. */
export interface StoredTexts {
  read: (key: string) => string | null
  /** @returns whether it was stored */
  write: (key: string, text: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
  clear: () => void
}

/** Stored until they are removed. */
export const deviceTexts = storedTexts(() => localStorage)

/** Stored until the tab is closed. */
export const tabTexts = storedTexts(() => sessionStorage)

/** @param find throws if the visitor blocks cookies; writing throws if the storage is full */
function storedTexts(find: () => Storage): StoredTexts {
  return {
    read: (key) => attempt(() => find().getItem(key), null),
    write: (key, text) =>
      attempt(() => {
        find().setItem(key, text)
        return true
      }, false),
    remove: (key) => attempt(() => find().removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(find()), []),
    clear: () => attempt(() => find().clear(), undefined),
  }
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act()
  } catch {
    return otherwise
  }
}
