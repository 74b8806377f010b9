import { z } from 'zod'
import { SHOWN_FACTS } from '#domain/ad-history/main-facts.ts'
import { CAR_NEWS_STATES } from '#domain/changes/car-news.ts'
import { MOST_FAVORITES } from '#domain/favorites/most-favorites.ts'
import { CarCard } from './cars.ts'
import { errors } from './errors.ts'
import { procedure, routesOf, voidProcedure } from './procedure.ts'
import { MOST_SAVED_SEARCHES } from './saved-searches.ts'
import { StorableTime, Timestamp } from './timestamp.ts'

/** What has become of an ad since it was seen. At least one of `price`, `edited` and `state` says something. */
export const CarNews = z.object({
  card: CarCard,
  /** In riyals. The percentage of the former price has no sign and is rounded down. */
  price: z.object({ from: z.int(), to: z.int(), percent: z.number() }).nullable(),
  /** The other facts that changed. */
  edited: z.array(z.enum(SHOWN_FACTS)),
  /** `sold`; `ended`: expired, paused or deleted; `back`: active again. Null if that did not change. */
  state: z.enum(CAR_NEWS_STATES).nullable(),
})
export type CarNews = z.output<typeof CarNews>

/** The highest number of news of a search; it stands for more too. */
export const MOST_SEARCH_NEWS = 99
const Count = z.int().max(MOST_SEARCH_NEWS)

const SearchNews = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The query string of the search page. */
  query: z.string(),
  /** Ads that were published since; 99 stands for more too. */
  new_count: Count,
  /** Ads that were there before, at a lower price. */
  cheaper_count: Count,
  /** Ads that were there before, with other changes than those of the price. */
  edited_count: Count,
  /** Ads that were there before and have been sold. */
  sold_count: Count,
  /** Ads that had ended and are active again. */
  back_count: Count,
})
export type SearchNews = z.output<typeof SearchNews>

/** The number of cars that a visitor can ask about at once. */
export const MOST_ASKED_CARS = 60

const route = routesOf('changes')

export const changes = {
  list: procedure
    .meta({ access: 'user', scope: 'read' })
    .route(
      route(
        'List what has changed since the last visit',
        'GET',
        '/me/changes',
        'Changes of favorites, of the ads that the user viewed last, and of the results of saved searches. A visit ends half an hour after the last change was shown.',
      ),
    )
    .output(
      z.object({
        /** The changes are of until then. Pass it to `mark_seen`. */
        as_of: Timestamp,
        /** Favorites first. */
        cars: z.array(CarNews.extend({ is_favorite: z.boolean() })),
        /** Searches without news are left out. */
        searches: z.array(SearchNews),
        /** Whether there are changes of an earlier visit that `show_again` would show. */
        can_show_again: z.boolean(),
      }),
    ),
  of_cars: procedure
    .meta({ access: 'public' })
    .route(
      route(
        'List what has become of ads',
        'POST',
        '/changes/cars',
        'For visitors, whose favorites are stored on their device. Changes nothing. Ads without a change are left out.',
      ),
    )
    .input(
      z.strictObject({
        cars: z.array(z.strictObject({ car_id: z.uuid(), since: StorableTime })).max(MOST_ASKED_CARS),
      }),
    )
    .errors(errors('TOO_MANY_ATTEMPTS'))
    .output(z.object({ as_of: Timestamp, cars: z.array(CarNews) })),
  mark_seen: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Mark changes as seen',
        'POST',
        '/me/changes/seen',
        'Idempotent. Changes after `as_of` stay news. Cars that are neither favorites nor viewed are ignored.',
      ),
    )
    .input(
      z.strictObject({
        as_of: StorableTime,
        car_ids: z.array(z.uuid()).max(MOST_FAVORITES + MOST_ASKED_CARS),
        search_ids: z.array(z.uuid()).max(MOST_SAVED_SEARCHES),
      }),
    ),
  show_again: voidProcedure
    .meta({ access: 'user', scope: 'saved:write' })
    .route(
      route(
        'Show the changes of the last visit again',
        'POST',
        '/me/changes/again',
        'Everything that was marked as seen in the latest visit is news again.',
      ),
    ),
}
