/** Numbered within its year from 1 without gaps: `INV-2026-000123`. */
export const invoiceNumber = (year: number, count: number): string => `INV-${year}-${String(count).padStart(6, '0')}`
