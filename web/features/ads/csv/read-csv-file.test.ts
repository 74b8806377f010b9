import { expect, test } from 'vitest'
import { readCsvFile } from './read-csv-file.ts'

test('AD-02 a file is read as UTF-8, with its mark or without, or as the Arabic Windows writes', async () => {
  expect(await readCsvFile(new Blob(['\ufeffالسعر,سنة']))).toBe('السعر,سنة')
  // «سعر» in Windows-1256
  expect(await readCsvFile(new Blob([new Uint8Array([0xd3, 0xda, 0xd1])]))).toBe('سعر')
})
