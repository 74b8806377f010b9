import { useState } from 'react'
import { v7 as newId } from 'uuid'

/**
 * The ID of what a button adds. It stays the same until the server has answered, so that pressing again after a lost
 * answer adds nothing more.
 */
export function useNewId(): { id: string; renew: () => void } {
  const [id, setId] = useState(() => newId())
  return { id, renew: () => setId(newId()) }
}
