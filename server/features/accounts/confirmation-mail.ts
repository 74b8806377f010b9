import { eq } from 'drizzle-orm'
import { safePath } from '#domain/safe-path.ts'
import type { Services } from '#server/context.ts'
import type { MailContent } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles } from '#server/platform/db/schema/index.ts'
import { createLinkToken } from './link-tokens.ts'

/** @param next the path to open after confirmation */
export async function confirmationMail(
  { clock, publicUrl }: Pick<Services, 'clock' | 'publicUrl'>,
  db: Db,
  userId: string,
  next: string | undefined,
): Promise<MailContent> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId))
  const token = await createLinkToken(db, 'confirm_email', userId, clock())
  const query = new URLSearchParams({ token, next: safePath(next) })
  return {
    template: 'confirm_email',
    lang: profile?.preferred_language ?? 'ar',
    values: { name: profile?.first_name ?? '' },
    link: `${publicUrl}/auth/confirm?${query.toString()}`,
  }
}
