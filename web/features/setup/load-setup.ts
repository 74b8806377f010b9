import type { Setup } from '#contract/setup.ts'
import type { ApiClient } from '#contract/client.ts'
import { failureOf } from '#web/ui/form/failure.ts'

/** What the page of the setup shows: that it is over, a field for the key, or what can be set up. */
export type SetupState =
  | { step: 'closed' }
  | { step: 'key'; isWrong: boolean }
  | { step: 'open'; key: string; setup: Setup }

export async function loadSetup(api: ApiClient, key: string | undefined): Promise<SetupState> {
  const { is_open } = await api.setup.get_state()
  if (!is_open) return { step: 'closed' }
  if (key === undefined) return { step: 'key', isWrong: false }
  try {
    return { step: 'open', key, setup: await api.setup.open({ setup_key: key }) }
  } catch (error) {
    const { code } = failureOf(error)
    if (code !== 'LINK_INVALID' && code !== 'BAD_REQUEST') throw error
    return { step: 'key', isWrong: true }
  }
}
