import { oc } from '@orpc/contract'
import { z } from 'zod'
import { textLength } from '#domain/text/text-length.ts'
import { isBlank, withoutMarks } from '#domain/text/visible-text.ts'

/** Who may call a procedure: everyone, signed-in users, moderators and admins, or only admins. */
export const ACCESS = ['public', 'user', 'moderator', 'admin'] as const
export type Access = (typeof ACCESS)[number]

/** Permissions of a personal access token. */
export const SCOPES = ['read', 'ads:write', 'saved:write'] as const
export type Scope = (typeof SCOPES)[number]

/**
 * Topics of content that admins write, and of prices, each with an event of its own: `deals_changed`. A change purges
 * only the pages that show such content. `pages` are those articles that the footer links to.
 */
export const CONTENT_TOPICS = ['deals', 'trade_words', 'articles', 'pages', 'facts', 'prices'] as const
export type ContentTopic = (typeof CONTENT_TOPICS)[number]

/**
 * What a response depends on, for invalidating the response cache. Placeholders name fields of the output or the input:
 * `car:{id}` is one ad, `car:{items}` each ad of a list (the output itself may be the list), and `cars` all ads.
 */
export type Topic =
  | 'cars'
  | `car:{${string}}`
  | `profile:{${string}}`
  | 'catalogue'
  | 'tags'
  | 'settings'
  | 'texts'
  | ContentTopic

interface Meta {
  access?: Access
  /**
   * The scope that an access token needs. Procedures without a scope do not accept tokens: sign-in, security, payments
   * and administration.
   */
  scope?: Scope
  /**
   * For public GET procedures: a change of one of these topics marks the cached response as stale. A change of one of
   * its ads also prevents it from being served while it is refreshed. Other changes appear within five seconds.
   */
  topics?: readonly Topic[]
  /** Whether the procedure accepts form data in addition to JSON, for uploads and mail clients. */
  forms?: true
  /** The size of the largest JSON body, if it is larger than usual. Only for callers who are signed in. */
  mostBytes?: number
}

/** The base of all procedures. The server refuses to start if a procedure does not declare its access. */
export const procedure = oc.$meta<Meta>({})

/** The base of procedures without output. They respond with 204 and no body. */
export const voidProcedure = procedure.route({ successStatus: 204 }).output(z.void())

/** Text that PostgreSQL can store: without NUL and lone surrogates. */
export const StorableText = z.string().refine((text) => text.isWellFormed() && !text.includes('\0'), 'malformed_text')

/** Text without visible characters becomes empty. */
export const Text = StorableText.overwrite((text) => (isBlank(text) ? '' : text))

/** A text of one line. Invisible marks, which come along when text is copied, are removed. */
export const OneLine = Text.overwrite(withoutMarks).trim()

/** Limits a text to a length in code points. Zod's `max` counts UTF-16 units. */
export function atMost(most: number, message = 'too_long') {
  const check = z.check<string>(({ value, issues }) => {
    if (textLength(value) > most) {
      issues.push({ code: 'too_big', origin: 'string', maximum: most, input: value, message })
    }
  })
  // for `maxLength` in the OpenAPI document
  // oxlint-disable-next-line no-underscore-dangle
  check._zod.onattach.push((schema) => (schema._zod.bag.maximum = most))
  return check
}

/** The least length in code points. Zod's `min` counts UTF-16 units, which are as good for 1. */
export const atLeast = (least: number, message = 'too_short') =>
  z.check<string>(({ value, issues }) => {
    if (textLength(value) < least) {
      issues.push({ code: 'too_small', origin: 'string', minimum: least, input: value, message })
    }
  })

/** Creates the routes of a feature, which share a tag in the API reference. */
export const routesOf =
  (tag: string) =>
  (summary: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, description: string) => ({
    method,
    path,
    tags: [tag],
    summary,
    description,
  })
