import type ts from 'typescript'
import { callTables } from './callTables'
import { elementTables } from './elementTables'
import { optionTables } from './optionTables'
import { partList } from './partList'
import { resultTables } from './resultTables'
import { slotTable } from './slotTable'
import { tokenTable } from './tokenTable'

/** The reference for integrators, `examples/guides/reference.md`, as the sources say it. */
export function referenceText(program: ts.Program, root: string): string {
  return [
    '# Reference',
    'Written from the types in `src` by `npm run docs`; a test fails when it is out of date. The [integrator’s guide](integrator.md) says how to use it.',
    '## Calls',
    'Every call that opens a window answers at once a `WindowHandle`: `result` settles with what the third column says, or with undefined when the window closed without it. Other calls answer a promise, a value or nothing.',
    callTables(program, root),
    '## Results',
    resultTables(program, root),
    '## Elements and components',
    elementTables(program, root),
    '## Configuration',
    'For `foyer.configure`, the block `data-foyer-config`, and, where an option may be a text, `data-…` on the script tag.',
    optionTables(program, root),
    '## Tokens of the theme',
    'Each is the custom property `--foyer-…` inside the windows; `theme.tokens` sets it, in both schemes.',
    tokenTable(),
    '## Parts',
    partList(program, root),
    '## Slots of the templates',
    'The names for `data-slot`, by window. One in bold is put into its built-in place where the template has no such element.',
    slotTable(program, root),
    '',
  ].join('\n\n')
}
