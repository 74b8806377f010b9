/** Deletes the stored pictures of unsent messages. Loads its code on demand. */
export const forgetChoices = (): Promise<void> =>
  import('./choice-store.ts').then((store) => store.forgetChoices()).catch(() => {})
