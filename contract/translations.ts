import { z } from 'zod'
import { LANGUAGES } from '#domain/language.ts'
import { TRANSLATED_TEXTS } from '#domain/translations/translated-texts.ts'
import { errors } from './errors.ts'
import { MOST_MESSAGES } from './messages.ts'
import { procedure, routesOf } from './procedure.ts'

const route = routesOf('translations')

export const translations = {
  is_on: procedure
    .meta({ access: 'public', topics: ['settings'] })
    .route(
      route(
        'Tell whether texts can be translated',
        'GET',
        '/translations',
        'By a language model, if the site has one.',
      ),
    )
    .output(z.object({ is_on: z.boolean() })),
  translate_ad: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'Translate a text of an ad',
        'POST',
        '/cars/{car_id}/translations',
        'By a language model, once for each text and language: the title, the note about the price or the description. Numbers and links are those of the original, or nothing is returned. NOT_FOUND without a model or a text.',
      ),
    )
    .input(
      z.strictObject({
        car_id: z.uuid(),
        field: z.enum(TRANSLATED_TEXTS).default('description'),
        language: z.enum(LANGUAGES),
      }),
    )
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'MODEL_FAILED'))
    .output(z.object({ text: z.string() })),
  translate_message: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Translate a message',
        'POST',
        '/me/conversations/{conversation_id}/messages/{seq}/translations',
        'By a language model, once for each message and language. Only messages of the other side of a conversation of the caller. Numbers and links are those of the original, or nothing is returned. NOT_FOUND without a model or a text in another language.',
      ),
    )
    .input(
      z.strictObject({
        conversation_id: z.uuid(),
        seq: z.coerce.number<number | string>().int().min(1).max(MOST_MESSAGES),
        language: z.enum(LANGUAGES),
      }),
    )
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS', 'MODEL_FAILED'))
    .output(z.object({ text: z.string() })),
}
