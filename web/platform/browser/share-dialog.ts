/** Opens the share dialog of the system, which browsers have only with HTTPS. */
export async function openShareDialog(shared: { title: string; url: string }): Promise<'closed' | 'missing'> {
  try {
    await navigator.share(shared)
    return 'closed'
  } catch (error) {
    const isDismissed = error instanceof Error && error.name === 'AbortError'
    return isDismissed ? 'closed' : 'missing'
  }
}
