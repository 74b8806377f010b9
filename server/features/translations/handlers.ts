import { procedures } from '#server/context.ts'
import { modelOf } from '#server/features/assistant/public.ts'
import { translateAd } from './translate-ad.ts'
import { translateMessage } from './translate-message.ts'

export const translationsHandlers = {
  is_on: procedures.translations.is_on.handler(async ({ context }) => ({ is_on: (await modelOf(context)) !== null })),
  translate_ad: procedures.translations.translate_ad.handler(({ context, input }) => translateAd(context, input)),
  translate_message: procedures.translations.translate_message.handler(({ context, input }) =>
    translateMessage(context, input),
  ),
}
