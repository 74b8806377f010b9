/** An error outside of any call, in the format of the protocol. */
export const protocolError = (message: string) => ({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null })
