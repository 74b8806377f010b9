/** Whether the user allows notifications. `missing`: the browser has none. */
export function notificationPermission(): NotificationPermission | 'missing' {
  try {
    return Notification.permission
  } catch {
    return 'missing'
  }
}

/** Asks the user, unless they have decided before. */
export async function askForNotifications(): Promise<NotificationPermission | 'missing'> {
  try {
    return await Notification.requestPermission()
  } catch {
    return 'missing'
  }
}

/** Null if it cannot be shown; some phones allow notifications only in service workers. */
export function showNotification(title: string, options: NotificationOptions): Notification | null {
  try {
    return new Notification(title, options)
  } catch {
    return null
  }
}
