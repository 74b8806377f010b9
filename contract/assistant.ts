import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { COST_LINES } from '#domain/calculators/yearly-cost.ts'
import { MOST_MESSAGE, MOST_PARTS, MOST_PAST, MOST_SHOWN, MOST_VALUES } from '#domain/assistant/limits.ts'
import { ASKED_OF_LOAN } from '#domain/assistant/loan/stated-loan.ts'
import { FIT_REASONS } from '#domain/assistant/fit-reasons.ts'
import { QUESTIONS, SAYINGS } from '#domain/assistant/sayings.ts'
import { SITE_PAGES } from '#domain/assistant/site-matters.ts'
import { CALCULATORS } from '#domain/assistant/stored-part.ts'
import { TOPICS_OF_A_CAR } from '#domain/assistant/topics.ts'
import { MOST_DISTANCE } from '#domain/places/distances.ts'
import { LIST_FILTERS, RANGE_FILTERS, type ListName, type RangeName } from '#domain/search/chips/filters.ts'
import { SORTS } from '#domain/search/chips/sorts.ts'
import { QUERY_MAX_LENGTH } from '#domain/search/words/query-length.ts'
import { CarCard } from './cars.ts'
import { errors } from './errors.ts'
import { Fact } from './facts.ts'
import { PricePosition } from './fair-price.ts'
import { PriceFigures } from './prices.ts'
import { atMost, OneLine, procedure, routesOf, Text, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const LIST_NAMES = LIST_FILTERS.map(({ name }) => name) as [ListName, ...ListName[]]
const RANGE_NAMES = RANGE_FILTERS.map(({ name }) => name) as [RangeName, ...RangeName[]]

const Value = z.union([Text.check(atMost(80)), z.int().min(0).max(32_000)])
const End = z.int().min(0).max(2_000_000_000).nullable()

/** A condition of a search: values that are alternatives, or all excluded, a range, or a city and how near to it. */
const WishPart = z.union([
  z.strictObject({
    field: z.enum(LIST_NAMES),
    values: z.array(Value).min(1).max(MOST_VALUES),
    is_excluded: z.boolean(),
  }),
  z.strictObject({ field: z.enum(RANGE_NAMES), min: End, max: End }),
  z.strictObject({
    field: z.literal('near'),
    /** The slug of the city. */
    city: Text.min(1).check(atMost(80)),
    /** At most so many kilometres from it. */
    within: z.int().min(1).max(MOST_DISTANCE),
  }),
])

/** What a person looks for: conditions in the order in which they were said. The same as the filters of the search. */
export const Wish = z.strictObject({
  parts: z.array(WishPart).max(MOST_PARTS),
  /** Words that are no condition. */
  words: Text.check(atMost(QUERY_MAX_LENGTH)),
  sort: z.enum(SORTS),
})
export type Wish = z.output<typeof Wish>

const Stated = z.number().min(0).max(2_000_000_000).nullable()

/** What a person has said of a loan, in riyals and percent; null for what is not said. */
const StatedLoan = z.strictObject({
  price: Stated,
  down: Stated,
  down_percent: Stated,
  months: Stated,
  rate: Stated,
  last: Stated,
  last_percent: Stated,
})

/** Amounts in riyals. */
const LoanPlan = z.object({ monthly: z.number(), total: z.number(), cost: z.number() })

/** What the next message refers to. Kept by the server for users, and sent along by everyone else. */
export const AssistantState = z.strictObject({
  wish: Wish,
  /** The ads of the last answer, in its order. */
  shown: z.array(z.uuid()).max(MOST_SHOWN),
  /** Earlier wishes, latest last, for undoing. */
  past: z.array(Wish).max(MOST_PAST),
  /** The ad that the last answer was about. */
  about: z.uuid().optional(),
  /** What the last answer told of a model, so that «والباترول؟» asks for the same. */
  topic: z.enum(TOPICS_OF_A_CAR).optional(),
  /** Where the search goes on after the ads that were shown; null after its last page. */
  next: Text.check(atMost(60)).nullable().optional(),
  /** What was said of a loan, so that «على 4 سنوات» computes it again. */
  loan: StatedLoan.optional(),
})
export type AssistantState = z.output<typeof AssistantState>

/** Names of the values of a wish that the catalogue has. Those of enumerations are texts of the site. */
const WishName = z.object({ field: z.string(), value: z.string(), name_ar: z.string(), name_en: z.string() })
export type WishName = z.output<typeof WishName>

const NamedWish = z.object({ wish: Wish, names: z.array(WishName) })

/**
 * A part of an answer. Texts are chosen by key, and every number, name and fact comes from the data of the site at the
 * time of reading.
 */
export const AnswerPart = z.discriminatedUnion('kind', [
  /** A sentence of the site, with what it mentions. */
  z.object({
    kind: z.literal('saying'),
    saying: z.enum(SAYINGS),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  /** What is looked for after the message, and the words of it that mean nothing to the search. */
  NamedWish.extend({ kind: z.literal('wish'), not_understood: z.array(z.string()) }),
  /** Ads in the order of the search. Those that are no longer public are left out and counted. */
  z.object({
    kind: z.literal('cars'),
    total: z.int(),
    cards: z.array(CarCard),
    gone: z.int(),
    reasons: z.array(z.object({ car_id: z.uuid(), reasons: z.array(z.enum(FIT_REASONS)) })),
  }),
  /** A question with answers to choose from, each a wish of its own. */
  z.object({
    kind: z.literal('question'),
    question: z.enum(QUESTIONS),
    choices: z.array(NamedWish.extend({ key: z.string(), total: z.int().nullable() })),
  }),
  /** Two to four ads side by side. */
  z.object({ kind: z.literal('comparison'), cards: z.array(CarCard), gone: z.int() }),
  /** Asking prices of a model; `figures` is null if there are fewer than five ads. */
  z.object({
    kind: z.literal('prices'),
    make: z.string(),
    model: z.string(),
    name_ar: z.string(),
    name_en: z.string(),
    year: z.int().nullable(),
    city: z.string().nullable(),
    city_name_ar: z.string().nullable(),
    city_name_en: z.string().nullable(),
    figures: PriceFigures.nullable(),
    as_of: Timestamp.nullable(),
    is_demo: z.boolean(),
  }),
  /** What a car costs a year; null for lines that cannot be computed. */
  z.object({
    kind: z.literal('yearly_cost'),
    name_ar: z.string(),
    name_en: z.string(),
    year: z.int().nullable(),
    lines: z.array(z.object({ line: z.enum(COST_LINES), amount: z.number().nullable() })),
    total: z.number(),
    facts: z.array(Fact),
  }),
  /**
   * What instalments cost if the rate is flat, and if it is reducing, by the calculator of the site. Without plans,
   * `asks` names the number that is needed, and `choices` answers to choose from.
   */
  z.object({
    kind: z.literal('instalments'),
    loan: StatedLoan,
    asks: z.enum(ASKED_OF_LOAN).nullable(),
    choices: z.array(z.number()),
    plans: z
      .object({
        price: z.number(),
        down: z.number(),
        principal: z.number(),
        months: z.int(),
        rate: z.number(),
        last: z.number(),
        flat: LoanPlan,
        reducing: LoanPlan,
      })
      .nullable(),
  }),
  /** Where to reach the people who run the site. */
  z.object({ kind: z.literal('contact') }),
  /** Pages of the site that serve what was asked. */
  z.object({ kind: z.literal('site_pages'), pages: z.array(z.enum(SITE_PAGES)) }),
  /** Facts with their sources, and where to read on. */
  z.object({
    kind: z.literal('facts'),
    facts: z.array(Fact),
    calculators: z.array(z.enum(CALCULATORS)),
  }),
  /** What the ad states, and words of the seller, for a question about it. */
  z.object({
    kind: z.literal('car'),
    card: CarCard.nullable(),
    fields: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })),
    quotes: z.array(z.object({ language: z.enum(['ar', 'en']), text: z.string() })),
  }),
  /** Where the price of an ad lies; null for an ad that is no longer public, or has no fair price any more. */
  z.object({
    kind: z.literal('fair_price'),
    card: CarCard.nullable(),
    position: PricePosition.omit({ comparables: true }).nullable(),
  }),
  /** A message to the seller, to be changed and sent by the person. */
  z.object({ kind: z.literal('draft'), car_id: z.uuid(), text: z.string() }),
  /**
   * A sentence of a language model, whose numbers and names are those of the site at the time of reading. Empty if it
   * refers to an ad that is gone.
   */
  z.object({ kind: z.literal('written'), language: z.enum(['ar', 'en']), text: z.string() }),
])
export type AnswerPart = z.output<typeof AnswerPart>

/** A message and its answer. */
export const AssistantTurn = z.object({
  id: z.uuid(),
  message: z.string(),
  parts: z.array(AnswerPart),
  asked_at: Timestamp,
})
export type AssistantTurn = z.output<typeof AssistantTurn>

const Conversation = z.object({ id: z.uuid(), name: z.string(), changed_at: Timestamp })
export type AssistantConversation = z.output<typeof Conversation>

export const AnswerEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), part: AnswerPart }),
  /** The site has answered. Sentences of a language model follow, without which the answer is complete as well. */
  z.object({ kind: z.literal('answered'), state: AssistantState }),
  /** The last event. */
  z.object({ kind: z.literal('done'), state: AssistantState }),
])
export type AnswerEvent = z.output<typeof AnswerEvent>

export const Question = z.strictObject({
  /** Chosen by the client: the same question asked again gives the same answer. */
  turn_id: z.uuid(),
  /** Chosen by the client; users find the conversation again. */
  conversation_id: z.uuid(),
  language: z.enum(['ar', 'en']),
  message: Text.check(atMost(MOST_MESSAGE)),
  /** A chosen answer to a question, or changed conditions, which the message only describes. */
  wish: Wish.optional(),
  /** The ad that the message is about. */
  car_id: z.uuid().optional(),
  /** For visitors without an account; the server keeps it for users. */
  state: AssistantState.optional(),
})
export type Question = z.output<typeof Question>

const route = routesOf('assistant')
const OneConversation = z.strictObject({ conversation_id: z.uuid() })
export const NamedConversation = OneConversation.extend({ name: OneLine.min(1, 'required').check(atMost(80)) })

export const assistant = {
  ask: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'Ask the assistant',
        'POST',
        '/assistant/questions',
        'A stream of the parts of the answer, then the state for the next question. Conversations of users are kept.',
      ),
    )
    .input(Question)
    .errors(errors('NOT_FOUND', 'TOO_MANY_ATTEMPTS'))
    .output(eventIterator(AnswerEvent)),
  list_conversations: procedure
    .meta({ access: 'user' })
    .route(route('List own conversations', 'GET', '/assistant/conversations', 'Latest change first.'))
    .output(z.array(Conversation)),
  get_conversation: procedure
    .meta({ access: 'user' })
    .route(
      route(
        'Get a conversation',
        'GET',
        '/assistant/conversations/{conversation_id}',
        'Ads and prices as they are now.',
      ),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND'))
    .output(Conversation.extend({ turns: z.array(AssistantTurn), state: AssistantState })),
  rename_conversation: voidProcedure
    .meta({ access: 'user' })
    .route({
      ...route(
        'Rename a conversation',
        'PUT',
        '/assistant/conversations/{conversation_id}',
        'Its name is otherwise its first message.',
      ),
    })
    .input(NamedConversation)
    .errors(errors('NOT_FOUND')),
  remove_conversation: voidProcedure
    .meta({ access: 'user' })
    .route(
      route('Delete a conversation', 'DELETE', '/assistant/conversations/{conversation_id}', 'At once and for good.'),
    )
    .input(OneConversation)
    .errors(errors('NOT_FOUND')),
}
