import { databaseStore } from '#web/platform/device/database-store.ts'

interface Choice {
  at: number
  files: readonly Blob[]
}

/** The pictures of unsent messages by user and thread. */
const choices = databaseStore<Choice>({
  key: 'messages-chosen *',
  read: (stored) => (stored as Choice | undefined) ?? { at: 0, files: [] },
  most: 5,
  changedAt: ({ at }) => at,
})

/**
 * Stores the pictures of an unsent message.
 * @param draft key made of user and thread
 */
export async function storeChoice(draft: string, files: readonly Blob[]): Promise<void> {
  // if the storage is full, an older choice must not reappear
  const removed = choices.remove(draft)
  if (files.length) await choices.update(() => ({ at: Date.now(), files }), draft)
  await removed
}

export const readChoice = async (draft: string): Promise<readonly Blob[]> => (await choices.get(draft)).files
