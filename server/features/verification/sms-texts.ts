import type { Lang } from '#domain/language.ts'

/** Fits into one text message, which holds 70 Arabic characters. */
export const SMS_TEXTS = {
  ar: { sms_phone_code: 'رمزك في {{app_name}}: {{code}}\nصالح لعشر دقائق، ولا تشاركه مع أحد.' },
  en: { sms_phone_code: "Your {{app_name}} code: {{code}}\nValid for ten minutes. Don't share it." },
} satisfies Record<Lang, Record<string, string>>
