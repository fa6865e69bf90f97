import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDocsProgram } from './createDocsProgram'
import { referenceText } from './referenceText'

// Writes the reference: `npm run docs`.
const root = fileURLToPath(new URL('../../..', import.meta.url))
writeFileSync(join(root, 'examples/guides/reference.md'), referenceText(createDocsProgram(root), root))
