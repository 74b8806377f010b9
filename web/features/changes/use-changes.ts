import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import type { Changes } from './changes.ts'
import { useDeviceChanges } from './use-device-changes.ts'
import { useOwnChanges } from './use-own-changes.ts'

/**
 * What has changed since the last visit: for users, of everything that the account knows.
 * @param ids the cars that are watched for visitors, who have them on their device
 */
export function useChanges(ids: readonly string[]): Changes {
  const viewer = useViewer()
  const own = useOwnChanges(viewer?.id)
  const ofDevice = useDeviceChanges(viewer ? [] : ids)
  return viewer ? own : ofDevice
}
