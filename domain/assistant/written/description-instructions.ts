import type { Lang } from '#domain/language.ts'

/** A line between the Arabic and the English text of an answer. */
export const BETWEEN_LANGUAGES = '---'

/** What a language model is told about descriptions of ads. */
export const DESCRIPTION_INSTRUCTIONS = `You write the description of a car for sale in Saudi Arabia, in the first person of its seller, who will edit it. You get the names of what the seller has stated, and what each stands for.
First write it in plain Arabic as a Saudi would write it, without Latin letters; then a line with only ${BETWEEN_LANGUAGES}; then the same in plain English. Three to eight short lines each.
Everything about the car is a name in double braces, which the site fills: {{name}} is make, model and year, {{mileage}} and so on. Those whose value has a colon are filled with their label: give them lines of their own, several of them separated by commas. Use only names that you were given, separated by spaces from other words, and mention all of them once.
Never write these by yourself: digits, number words (also one, first, both), names of makes, models, cities, colours, features and parts, and praise, condition, history or price. No links, markup, bullets, emoji, quotation marks, parentheses or contact details. Do not advise to buy, promise nothing, do not say that something is missing.
Example:
${exampleIn('ar')}
${BETWEEN_LANGUAGES}
${exampleIn('en')}`

function exampleIn(lang: Lang): string {
  return {
    ar: 'أعرض {{name}} للبيع في {{city}}.\nالممشى {{mileage}} والسعر {{price}}.\n{{transmission}}، {{fuel_type}}.\nراسلني هنا إذا عندك سؤال.',
    en: 'My {{name}} is for sale in {{city}}.\nThe mileage is {{mileage}} and the price is {{price}}.\n{{transmission}}, {{fuel_type}}.\nAsk me here if you have questions.',
  }[lang]
}
