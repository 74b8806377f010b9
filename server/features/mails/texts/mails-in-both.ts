import type { Lang } from '#domain/language.ts'

/** Texts of an email with one button. `{{name}}` and other placeholders are filled in. */
export interface MailTexts {
  subject: string
  lead: string
  /** Absent if there is nothing to do. */
  button?: string
  /** Small print. */
  note: string
}

/** Does not compile if an email is missing in one language. */
export const mailsInBoth = <Template extends string>(
  texts: Record<Lang, Record<Template, MailTexts>>,
): Record<Lang, Record<Template, MailTexts>> => texts
