import type { Lang } from '#domain/language.ts'
import { safePath } from '#domain/safe-path.ts'
import type { Services } from '#server/context.ts'
import type { MailContent } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { createLinkToken } from './link-tokens.ts'

interface Confirmation {
  reader: { name: string; lang: Lang }
  /** The path to open after confirmation. */
  next: string | undefined
}

export async function confirmationMail(
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
  db: Db,
  userId: string,
  { reader, next }: Confirmation,
): Promise<MailContent> {
  const token = await createLinkToken(db, 'confirm_email', userId, clock())
  const query = new URLSearchParams({ token, next: safePath(next) })
  return {
    template: 'confirm_email',
    lang: reader.lang,
    values: { name: reader.name },
    link: `${publicUrl}/auth/confirm?${query.toString()}`,
  }
}
