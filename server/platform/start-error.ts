/** A configuration error that prevents the start. The message is a single sentence for the operator. */
export class StartError extends Error {}
