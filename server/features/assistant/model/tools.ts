import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import type { Lang } from '#domain/language.ts'
import type { CallContext } from '#server/context.ts'
import { ToolError, TOOLS, type Tool, type ToolContext } from '#server/features/mcp/public.ts'
import { sayWith } from '#server/features/sentences/public.ts'
import type { ModelTool } from '#server/platform/language-model/asked.ts'
import type { References } from './references.ts'

/** The tools that other assistants have, with the rights of the asking person. */
export async function modelTools(context: CallContext, lang: Lang, references: References): Promise<ModelTool[]> {
  const toolContext: ToolContext = {
    api: context.api(),
    lang,
    say: sayWith(await context.websiteTexts(), lang),
    origin: context.publicUrl,
    now: context.clock(),
  }
  const parsed = (tool: Tool, given: unknown) =>
    tool.input.parse({ ...(references.reveal(given) as object), language: lang })
  return TOOLS.map((tool) => ({
    name: tool.name,
    description: tool.description,
    schema: schemaOf(tool),
    // the model is told its own arguments again, so they keep the names
    read: (given) => {
      parsed(tool, given)
      return given as Record<string, unknown>
    },
    run: async (given) => {
      const input = parsed(tool, given)
      try {
        return references.hide(withReferences(await tool.run(toolContext, input), input, references))
      } catch (error) {
        if (error instanceof ToolError) return { problem: error.message }
        if (!(error instanceof ORPCError)) context.logError(error)
        return { problem: toolContext.say('sentence_assistant_failed') }
      }
    },
  }))
}

/** Ads are named `car-1`, and the language is known. */
function schemaOf({ input }: Tool): object {
  const schema = z.toJSONSchema(input.omit({ language: true }), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== 'uuid') return
      delete jsonSchema.format
      delete jsonSchema.pattern
    },
  })
  delete schema.$schema
  return schema
}

/** An answer of a tool with the names of its numbers, ads and facts. */
function withReferences(
  answer: Record<string, unknown>,
  { model, year }: Record<string, unknown>,
  references: References,
): object {
  const { total, total_sar: cost, similar, facts } = answer
  return {
    ...answer,
    ...(typeof total === 'number' && { total_ref: references.count(total) }),
    ...(typeof cost === 'number' && { total_sar_ref: references.amount(cost) }),
    ...(similar !== null &&
      similar !== undefined &&
      typeof model === 'string' &&
      typeof year === 'number' && { similar_ref: references.prices({ model, year, city: null }) }),
    ...(Array.isArray(facts) && {
      facts: facts.map((fact: { key: string }) => ({ ...fact, ref: references.fact(fact.key) })),
    }),
  }
}
