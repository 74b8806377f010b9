/** Parses a stored value: JSON, or plain text if it does not parse. */
export function parseStored(settingValue: string): unknown {
  try {
    return JSON.parse(settingValue)
  } catch {
    return settingValue
  }
}
