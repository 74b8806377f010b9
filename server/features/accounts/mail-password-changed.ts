import { eq } from 'drizzle-orm'
import type { Services } from '#server/context.ts'
import { queueMail } from '#server/features/mails/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { profiles, users } from '#server/platform/db/schema/index.ts'

export async function mailPasswordChanged(services: Services, tx: Db, userId: string): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, first_name: profiles.first_name, lang: profiles.preferred_language })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  if (!user) return
  await queueMail(services, tx, user.email, {
    template: 'password_changed',
    lang: user.lang,
    values: { name: user.first_name ?? '' },
    link: `${services.publicUrl}/auth/forgotten`,
  })
}
