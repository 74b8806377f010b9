import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { appNameIn } from '#domain/settings/app-name.ts'
import { sentText } from '#domain/texts/sent-text.ts'
import type { Services } from '#server/context.ts'
import { phone_codes, profiles } from '#server/platform/db/schema/index.ts'
import type { Job } from '#server/platform/jobs/job-queue.ts'
import { codeEnd } from './code-times.ts'
import { hashOfCode } from './hash-of-code.ts'
import { SMS_TEXTS } from './sms-texts.ts'

interface WantedCode {
  user_id: string
  /** In E.164 format. */
  phone_number: string
}

/** Generates and sends a code. Each attempt generates a new one, so that only hashes are stored. */
export const textPhoneCode: Job<WantedCode, Services> = {
  name: 'text_phone_code',
  retries: 3,
  seconds: 30,
  run: async ({ db, clock, sms, publicSettings, websiteTexts }, { user_id, phone_number }) => {
    const [profile] = await db
      .select({ lang: profiles.preferred_language })
      .from(profiles)
      .where(and(eq(profiles.id, user_id), eq(profiles.phone_number, phone_number)))
    if (!profile) return
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const row = {
      user_id,
      phone_number,
      code_hash: hashOfCode(user_id, code),
      expires_at: codeEnd(clock()),
    }
    await db.insert(phone_codes).values(row).onConflictDoUpdate({ target: phone_codes.user_id, set: row })
    const { lang } = profile
    const texts = await websiteTexts()
    const changed = sentText(texts, { text_key: 'sms_phone_code', lang, known: ['code', 'app_name'] })
    const text = changed ?? SMS_TEXTS[lang].sms_phone_code
    const name = appNameIn(lang, { settings: await publicSettings(), texts })
    await sms.send({ to: phone_number, text: text.replaceAll('{{code}}', code).replaceAll('{{app_name}}', () => name) })
  },
}
