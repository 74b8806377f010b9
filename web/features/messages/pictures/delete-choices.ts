/** Deletes the stored pictures of unsent messages. Loads its code on demand. */
export const deleteChoices = (): Promise<void> =>
  import('./choice-store.ts').then((store) => store.deleteChoices()).catch(() => {})
