/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kitParts } from '../../../stories/kit/conformance/kitParts'
import { listKitParts } from '../../support/kit/listKitParts'
import { readGivenProps } from '../../support/kit/readGivenProps'

const root = join(__dirname, '../../..')
const parts = listKitParts(root)
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const withStories = parts.filter(({ storyFile }) => existsSync(join(root, storyFile)))
// Parts in the file of another part.
const SHARED_FILES = ['VisuallyHidden', 'ConfirmDialog', 'PromptDialog', 'CredentialAnchor', 'CredentialSignButton']
// The generic input fields of the requirements.
const GENERIC = [
  'Button',
  'IconButton',
  'TextField',
  'TextArea',
  'CredentialPasswordField',
  'SelectField',
  'Checkbox',
  'RadioGroup',
  'SearchField',
  'AutocompleteField',
  'TabBar',
]
// One story of the conformance suite shows these variants for all fields.
const shownTogether = new Set(
  kitParts.flatMap(({ name, takes }) => (takes?.includes('hiddenLabel') ? [`${name} isLabelHidden`] : [])),
)

test('parts and their variants are found', () => {
  expect(parts.length).toBeGreaterThan(45)
  expect(parts.find(({ name }) => name === 'Button')?.variants).toEqual(
    expect.arrayContaining([
      { prop: 'variant', value: 'danger' },
      { prop: 'isBusy', value: 'true' },
      { prop: 'disabled', value: 'true' },
    ]),
  )
})

test('a part in the file of another part is found, and a context is not taken for a part', () => {
  const names = parts.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(SHARED_FILES))
  expect(names).not.toContain('ListFootContext')
  expect(parts.find(({ name }) => name === 'ConfirmDialog')?.variants).toContainEqual({
    prop: 'isDangerous',
    value: 'true',
  })
})

test('the kit has every part that the specification lists, from the button to the tabs [UI-FLD-27]', () => {
  expect(withStories.map(({ name }) => name)).toEqual(expect.arrayContaining(GENERIC))
})

test('every part of the kit that a window renders has stories', () => {
  expect(parts.filter(part => !withStories.includes(part)).map(({ storyFile }) => `${storyFile} is missing`)).toEqual(
    [],
  )
})

test('the stories of a part show every variant that its props can give it', () => {
  const missing = withStories.flatMap(({ name, storyFile, variants }) => {
    const given = readGivenProps(read(storyFile))
    return variants
      .filter(
        ({ prop, value }) =>
          (value === undefined ? !given.has(prop) : !given.get(prop)?.has(value)) &&
          !shownTogether.has(`${name} ${prop}`),
      )
      .map(({ prop, value }) => `${storyFile}: ${prop}${value === undefined ? '' : ` ${value}`}`)
  })
  expect(missing).toEqual([])
})
