import { z } from 'zod'
import { Fact } from '#contract/facts.ts'
import type { ToolContext } from './tool.ts'

/** A fact with its source, its day, and who decides about it. */
export const ShownFact = Fact.pick({
  key: true,
  topic: true,
  value: true,
  unit: true,
  valid_from: true,
  source_url: true,
  source_quality: true,
  is_overdue: true,
}).extend({
  label: z.string(),
  text: z.string().describe('Instead of a value, if it is no number'),
  as_of: Fact.shape.checked_on.describe('The day on which the site last checked it'),
  source: z.string(),
  note: z.string(),
  who_decides: z.string(),
})
export type ShownFact = z.output<typeof ShownFact>

export const showFact = (fact: Fact, { lang, say }: Pick<ToolContext, 'lang' | 'say'>): ShownFact => ({
  key: fact.key,
  topic: fact.topic,
  label: fact[`label_${lang}`],
  value: fact.value,
  unit: fact.unit,
  text: fact[`value_${lang}`],
  as_of: fact.checked_on,
  valid_from: fact.valid_from,
  is_overdue: fact.is_overdue,
  source: fact[`source_${lang}`],
  source_url: fact.source_url,
  source_quality: fact.source_quality,
  note: fact[`note_${lang}`],
  who_decides: say(`sentence_assistant_decides_${fact.source_quality}`),
})
