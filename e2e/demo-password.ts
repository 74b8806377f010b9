/** Of the demo's accounts in the browser tests. */
export const DEMO_PASSWORD = 'to try everything with'
