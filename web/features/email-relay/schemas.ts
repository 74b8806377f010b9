import { laterSchema } from '#web/ui/form/later-schema.ts'

export const ANSWER = laterSchema(async () => (await import('#contract/email-relay.ts')).EmailAnswer, ['content'])
