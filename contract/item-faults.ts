/** Why an item of an action on many failed without a fault of its own. Calling the action again may succeed. */
export const ITEM_FAULTS = ['UNAVAILABLE', 'STORAGE_FULL', 'INTERNAL_SERVER_ERROR'] as const
