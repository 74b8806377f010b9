import { useState } from 'react'
import { shareLink } from '#web/platform/browser/share-link.ts'
import type { Elements } from '../elements.tsx'
import { latePart } from '#web/rendering/late-part.tsx'

const AddressDialog = latePart(async () => (await import('./address-dialog.tsx')).AddressDialog)

interface Share {
  share: () => Promise<void>
  addressDialog: Elements
}

/** Shares a page of this site, or shows its address if the browser can neither share nor copy. */
export function useShare(title: string, path: string, onCopied: () => void): Share {
  const [address, setAddress] = useState<string>()

  async function share() {
    const url = window.location.origin + path
    const outcome = await shareLink(title, url)
    if (outcome === 'copied') onCopied()
    if (outcome === 'refused') setAddress(url)
  }

  return {
    share,
    addressDialog: address && <AddressDialog address={address} onClose={() => setAddress(undefined)} />,
  }
}
