import { z } from 'zod'
import { LONGEST_QUICK_REPLY, MOST_QUICK_REPLIES } from '#domain/messages/quick-replies.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { visibleLength } from '#domain/text/visible-text.ts'
import { atMost, procedure, routesOf, Text, voidProcedure } from './procedure.ts'

const QuickReply = Text.check(atMost(3000))
  .transform(plainText)
  .refine((text) => visibleLength(text) > 0, 'required')
  .check(atMost(LONGEST_QUICK_REPLY))

const route = routesOf('quick replies')

export const quick_replies = {
  list: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'List the quick replies of the signed-in user',
        'GET',
        '/me/quick-replies',
        'Saved replies for messages, in order.',
      ),
    )
    .output(z.array(z.string())),
  set: voidProcedure
    .meta({ access: 'user' })
    .route(
      route(
        'Set the quick replies of the signed-in user',
        'PUT',
        '/me/quick-replies',
        'Replaces all quick replies. The order is kept.',
      ),
    )
    .input(z.strictObject({ texts: z.array(QuickReply).max(MOST_QUICK_REPLIES, 'too_long') })),
}
