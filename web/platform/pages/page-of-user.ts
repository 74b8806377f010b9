/** Id of the element that the frame has only for signed-in users. */
export const ACCOUNT_ID = 'account'

/** Whether the server has rendered the page for a signed-in user. Call it before hydration. */
export const isPageOfUser = (): boolean => document.querySelector(`#${ACCOUNT_ID}`) !== null
