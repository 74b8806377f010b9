/**
 * Opens the share dialog of the system if there is one, or else copies the URL.
 * @returns whether it was copied
 */
export async function shareLink(title: string, path: string): Promise<boolean> {
  const url = window.location.origin + path
  try {
    const canShare = typeof navigator.share === 'function'
    await (canShare ? navigator.share({ title, url }) : navigator.clipboard.writeText(url))
    return !canShare
  } catch {
    // the dialog was dismissed, or copying is not allowed
    return false
  }
}
