import { z } from 'zod'
import type { ApiClient } from '#contract/client.ts'
import { LANGUAGES, type Lang } from '#domain/language.ts'
import type { Say } from '#server/features/sentences/public.ts'

/** What a tool works with. It sees what a visitor sees who is not signed in. */
export interface ToolContext {
  api: ApiClient
  lang: Lang
  say: Say
  /** The public origin. */
  origin: string
  now: Date
}

/** A question that programs can ask. It changes nothing. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string
  title: string
  /** What it answers, for the program that chooses a tool. */
  description: string
  input: Input
  output: Output
  /** @throws ToolError if there is no answer, or errors of the API */
  run: (context: ToolContext, input: z.output<Input>) => Promise<z.output<Output>>
}

/** Checks the types of a tool, and forgets those of its input. */
export const defineTool = <Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): Tool =>
  tool

/** Why there is no answer, as a sentence in the language of the question. */
export class ToolError extends Error {}

/** The language of names and sentences in the answer. */
export const language = z.enum(LANGUAGES).default('ar').describe('Language of names and sentences in the answer')

/** The URL of a page in the language of the answer. */
export function pageUrl({ origin, lang }: Pick<ToolContext, 'origin' | 'lang'>, path: string): string {
  const url = new URL(origin + path)
  if (lang === 'en') url.searchParams.set('lang', lang)
  return url.href
}
