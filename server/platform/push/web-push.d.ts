declare module 'web-push' {
  interface Details {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    /** In seconds. */
    TTL: number
    topic: string
    urgency: 'normal' | 'high'
  }
  const webPush: {
    generateVAPIDKeys: () => { publicKey: string; privateKey: string }
    generateRequestDetails: (
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: Details,
    ) => { headers: Record<string, string | number>; body: Buffer }
  }
  export default webPush
}
