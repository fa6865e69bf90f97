import type ts from 'typescript'
import { callTables } from './callTables'
import { elementTables } from './elementTables'
import { optionTables } from './optionTables'
import { partList } from './partList'
import { resultTables } from './resultTables'
import { slotTable } from './slotTable'
import { tokenTable } from './tokenTable'
import { typeTables } from './typeTables'

/** Returns the text of `examples/guides/reference.md`, from the sources. */
export function referenceText(program: ts.Program, root: string): string {
  return [
    '# Reference',
    '`npm run docs` writes this page from the types in `src`; a test fails if it is out of date. The [integrator’s guide](integrator.md) says how to use the calls.',
    '## Calls',
    'Every call that opens a window returns a `WindowHandle` at once. The handle’s promise `result` resolves to the type in the brackets of the third column. It resolves to undefined if the window was closed without a result. An argument or option that the call can’t use rejects `opened` with FoyerError CALL_WRONG_ARGUMENT. Other calls return a promise, a value or nothing. Two of these calls may open a window, too: `foyer.register.temporaryAccountId` and `foyer.register.processToken`.',
    callTables(program, root),
    '## Results',
    resultTables(program, root),
    '## Elements and components',
    elementTables(program, root),
    '## Configuration',
    'For `foyer.configure` and the block `data-foyer-config`. An option whose value is a text can also be an attribute of the script tag, such as `data-language`.',
    optionTables(program, root),
    '## Types',
    'The types that the tables above name.',
    typeTables(program, root),
    '## Tokens of the theme',
    'Each token is the custom property `--foyer-…` inside the windows. `theme.tokens` sets it in both schemes.',
    tokenTable(),
    '## Parts',
    partList(program, root),
    '## Slots of the templates',
    'Names for `data-slot`, by window. A slot in bold goes to its built-in position if the template lacks the slot. [Templates](templates.md) says how a template places them.',
    slotTable(program, root),
    '',
  ].join('\n\n')
}
