import type { Conversation } from '#contract/messages.ts'
import type { Notification } from '#contract/notifications.ts'
import { NOTIFICATION_LISTS } from '#domain/notifications/topics.ts'
import { conversationLink } from '#domain/messages/conversation-link.ts'
import { ConversationItem } from '#web/features/messages/public.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { notificationTexts } from '#web/texts/notifications/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { NotificationList } from './notification-list.tsx'

type List = (typeof NOTIFICATION_LISTS)[number]
export type NotificationView = List | 'preferences'

const LABELS = {
  all: 'notification_list_all',
  unread: 'notification_list_unread',
  messages: 'dashboard_messages',
  offers: 'notification_list_offers',
  appointments: 'notification_list_appointments',
  reviews: 'notification_list_reviews',
  ads: 'dashboard_my_ads',
  promotions: 'notification_list_promotions',
  favorites: 'dashboard_favorites',
  saved_searches: 'dashboard_saved_searches',
  account: 'notification_list_account',
  preferences: 'notification_preferences',
} as const satisfies Record<NotificationView, string>

const VIEWS: readonly NotificationView[] = [...NOTIFICATION_LISTS, 'preferences']

/** URL of a view on the dashboard. */
const addressOf = (view: NotificationView, after?: string) =>
  `/dashboard?${new URLSearchParams({ tab: 'notifications', ...(view !== 'all' && { list: view }), ...(after && { after }) })}`

export function NotificationViews({ view }: { view: NotificationView }) {
  const { t } = useTexts(accountTexts, notificationTexts)
  return (
    <ViewLinks
      label={t('notification_views')}
      views={VIEWS.map((one) => ({ to: addressOf(one), label: t(LABELS[one]), isCurrent: one === view }))}
    />
  )
}

export interface ListedNotifications {
  list: List
  items: readonly Notification[]
  next: string | null
  /** Conversations with unread messages, on the first page only, regardless of the number of messages. */
  conversations: readonly Conversation[]
}

/** All notifications of the user, filtered by view. */
export function NotificationCentre({ list, items, next, conversations, now }: ListedNotifications & { now: string }) {
  const { t } = useTexts(accountTexts, notificationTexts)
  return (
    <div className="flex flex-col gap-4">
      <NotificationViews view={list} />
      {conversations.length > 0 && (
        <ul className="flex flex-col gap-1">
          {conversations.map((conversation) => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              to={conversationLink(conversation.id)}
              isOpen={false}
              now={now}
            />
          ))}
        </ul>
      )}
      {items.length > 0 && <NotificationList notifications={items} now={now} />}
      {!items.length && !conversations.length && (
        <p className="notice">{t(list === 'all' ? 'notifications_none' : 'notifications_none_here')}</p>
      )}
      <Pagination next={next === null ? null : addressOf(list, next)} />
    </div>
  )
}
