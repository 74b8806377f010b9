import type { Lang } from '#domain/language.ts'

/** Texts of an email with one button. May contain placeholders such as `{{name}}`. */
export interface MailTexts {
  subject: string
  lead: string
  /** Omitted if no action is required. */
  button?: string
  /** Small print. */
  note: string
}

/** Fails to compile if an email is missing in one language. */
export const mailsInBoth = <Template extends string>(
  texts: Record<Lang, Record<Template, MailTexts>>,
): Record<Lang, Record<Template, MailTexts>> => texts
