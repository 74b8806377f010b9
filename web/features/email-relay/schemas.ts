export const ANSWER = {
  load: async () => (await import('#contract/email-relay.ts')).EmailAnswer,
  required: ['content'],
}
