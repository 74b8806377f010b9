import { SITE_MATTERS, type SiteMatter } from './site-matters.ts'
import { REFUSALS, UNSOURCED_TOPICS } from './topics.ts'

/** Sentences of the assistant; their texts are `assistant_says_…`. */
export const SAYINGS = [
  'greeting',
  'thanks',
  'help',
  'not_understood',
  'found',
  'found_one',
  'more',
  'no_more',
  'none_found',
  'none_left',
  'none_others',
  'other_goods',
  'undone',
  'nothing_to_undo',
  'restarted',
  'removed',
  'nothing_to_remove',
  'nothing_shown',
  'which_of_shown',
  'nothing_beyond',
  'compared',
  'needs_two',
  'car_gone',
  'car_facts',
  'not_in_ad',
  'fair_price',
  'prices',
  'prices_thin',
  'prices_of_what',
  'yearly_cost',
  'yearly_cost_of_what',
  'instalments',
  'instalments_impossible',
  'stated_by_sellers',
  'contact',
  ...(Object.keys(SITE_MATTERS) as SiteMatter[]).map((matter) => `site_${matter}` as const),
  'topic',
  'topic_without_facts',
  ...UNSOURCED_TOPICS.map((topic) => `unsourced_${topic}` as const),
  ...REFUSALS.map((refusal) => `refused_${refusal}` as const),
] as const
export type Saying = (typeof SAYINGS)[number]

/** Questions back; their texts are `assistant_asks_…`. */
export const QUESTIONS = ['relax', 'budget', 'body_type', 'which_model', 'seats', 'near_city'] as const
export type BackQuestion = (typeof QUESTIONS)[number]
