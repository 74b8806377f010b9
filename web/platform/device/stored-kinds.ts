/** A place on the device. `history` is the state of entries in the history of a tab. */
export type Place = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'cookie' | 'history'

/** Something that the site stores on a device. */
export interface StoredKind {
  place: Place
  /** The key or name, or its beginning if it ends with `*`. */
  key: string
  /**
   * `user`: removed when the user signs out or the session ends, also elsewhere, and when another user signs in.
   * `device`: always kept. `site`: responses that are the same for all users, removed when an error screen repairs the
   * site (ERRB-02), and when the storage is full.
   */
  of: 'user' | 'device' | 'site'
}

const kinds: StoredKind[] = []

/** Declares what a module stores. The table in the README of this folder lists all declarations. */
export function declareStored(kind: StoredKind): void {
  kinds.push(kind)
}

/** The declarations of the modules that are loaded. */
export const storedKinds = (): readonly StoredKind[] => kinds
