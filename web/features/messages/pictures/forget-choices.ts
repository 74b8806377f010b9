/** Forgets the pictures of messages that nobody has sent. Most pages do without the code of it. */
export const forgetChoices = (): Promise<void> =>
  import('./kept-choice.ts').then((kept) => kept.forgetChoices()).catch(() => {})
