/** How many of 100 visits are measured, unless the setting says otherwise. */
export const DEFAULT_MEASURED_PERCENT = 10
