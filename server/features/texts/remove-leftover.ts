import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import { fail } from '#server/platform/fail.ts'
import { builtInTexts } from './built-in-texts.ts'
import { textContent } from './text-content.ts'

/** Deletes a stored text whose key is no longer used. */
export async function removeLeftover(context: CallContext, textKey: string): Promise<void> {
  const texts = await builtInTexts()
  if (texts.some(({ forms }) => forms.some((form) => form.text_key === textKey))) throw fail('NOT_FOUND')
  await changeContent(context, textContent, { content_id: textKey, wanted: null, seen: {} })
}
