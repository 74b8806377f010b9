/** A configuration error that stops the start. Its message is one clear sentence. */
export class StartError extends Error {}
