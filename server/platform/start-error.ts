/** A mistake of setup that stops the start; its message is one clear sentence for the person at the terminal. */
export class StartError extends Error {}
