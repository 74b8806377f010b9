import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { MailPreview, PreviewedMail } from '#contract/texts.ts'
import type { CallContext } from '#server/context.ts'
import { previewMail, templateOf, type RenderedMail } from '#server/features/mails/public.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import type { Limit } from '#server/platform/limits.ts'

const SENT: Limit = { name: 'previewed_mail', points: 20, seconds: 3600 }

/**
 * The email that a text belongs to, in both languages, with example values and unsaved texts.
 * @throws NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function previewTypedMail(
  context: CallContext,
  { text_key, typed, send }: z.output<typeof MailPreview>,
): Promise<PreviewedMail> {
  const template = templateOf(text_key)
  if (!template) throw fail('NOT_FOUND')
  const stored = await context.websiteTexts()
  const merged = typed.map(({ text_key: key, text_ar, text_en }) => {
    const known = stored.find((one) => one.text_key === key)
    return { text_key: key, text_ar: text_ar || (known?.text_ar ?? ''), text_en: text_en || (known?.text_en ?? '') }
  })
  // the first text with a key takes precedence
  const changed = [...merged.map((one) => ({ ...one, category: 'mails' })), ...stored]
  const given = { publicUrl: context.publicUrl, settings: await context.publicSettings(), changed }
  const [ar, en] = [previewMail(template, 'ar', given), previewMail(template, 'en', given)]
  return { ar, en, sent_to: send ? await sendToCaller(context, [ar, en]) : null }
}

async function sendToCaller(context: CallContext, mails: readonly RenderedMail[]): Promise<string | null> {
  const { id } = requireUser(context)
  await context.limits.take(SENT, id)
  const [person] = await context.db.select({ email: users.email }).from(users).where(eq(users.id, id))
  if (!person) return null
  for (const mail of mails) await context.mailer.send({ id: newId(), to: person.email, ...mail })
  return person.email
}
