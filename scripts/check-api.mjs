// Lints the OpenAPI document with Redocly and prints all problems.
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { createApiDocument } from '../server/platform/http/api-document.ts'

const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // the owner of the installation decides about the licence
    'info-license': 'off',
    'operation-4xx-response': 'error',
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
  },
})
const source = JSON.stringify(await createApiDocument('https://sayyad.test/api/v1'))
const problems = await lintFromString({ source, config })
for (const { ruleId, message, location } of problems)
  console.error(`${ruleId} ${location[0]?.pointer ?? ''} ${message}`)
if (problems.length) process.exit(1)
console.log('The OpenAPI document has no problems')
