/** Deletes the stored pictures of unsent messages. Loads its code on demand. */
export const forgetChoices = (): Promise<void> =>
  import('./kept-choice.ts').then((kept) => kept.forgetChoices()).catch(() => {})
