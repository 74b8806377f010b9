/** Parses a stored value: JSON, or plain text if it does not parse. */
export function parseStored(setting_value: string): unknown {
  try {
    return JSON.parse(setting_value)
  } catch {
    return setting_value
  }
}
