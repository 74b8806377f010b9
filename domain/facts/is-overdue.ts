/** Whether a fact should have been checked again. Both are days in Riyadh, `yyyy-mm-dd`. */
export const isOverdue = (checkBy: string, today: string): boolean => checkBy < today
