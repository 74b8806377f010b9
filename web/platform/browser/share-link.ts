import { copyText } from './clipboard.ts'
import { openShareDialog } from './share-dialog.ts'

/** Opens the share dialog of the system if there is one, or else copies the URL. Without HTTPS browsers refuse both. */
export async function shareLink(title: string, url: string): Promise<'shared' | 'copied' | 'refused'> {
  if ((await openShareDialog({ title, url })) === 'closed') return 'shared'
  return (await copyText(url)) ? 'copied' : 'refused'
}
