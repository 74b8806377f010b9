import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { queueMail, type MailContent } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { createLinkToken, type LinkPurpose } from './link-tokens.ts'

interface WantedLink {
  kind: LinkPurpose
  email: string
  next?: string | undefined
}

/** Emails the requested link if the account exists. A confirmation link is sent only if the email is unconfirmed. */
export const mailLink: Job<WantedLink, Services> = {
  name: 'mail_link',
  retries: 10,
  seconds: 60,
  run: async (services, { kind, email, next }) => {
    await services.db.transaction(async (tx) => {
      const [user] = await tx
        .select({ id: users.id, email_verified: users.email_verified, profile: profiles })
        .from(users)
        .innerJoin(profiles, eq(profiles.id, users.id))
        .where(eq(users.email, email))
        // waits for a concurrent change that invalidates links
        .for('share', { of: users })
      if (!user || (kind === 'confirm_email' && user.email_verified)) return
      const mail =
        kind === 'confirm_email'
          ? await confirmationMail(services, tx, user.id, { reader: readerOf(user.profile), next })
          : await resetMail(services, tx, user.profile)
      await queueMail(services, tx, email, mail)
    })
  },
}

const readerOf = ({ first_name, preferred_language }: typeof profiles.$inferSelect) => ({
  name: first_name ?? '',
  lang: preferred_language,
})

async function resetMail(
  { clock, publicUrl }: Services,
  tx: Db,
  { id, preferred_language, first_name }: typeof profiles.$inferSelect,
): Promise<MailContent> {
  const token = await createLinkToken(tx, 'reset_password', id, clock())
  return {
    template: 'reset_password',
    lang: preferred_language,
    values: { name: first_name ?? '' },
    link: `${publicUrl}/auth/reset?${new URLSearchParams({ token }).toString()}`,
  }
}
