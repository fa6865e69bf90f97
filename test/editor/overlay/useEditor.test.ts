/** @jest-environment node */
import { editorMessage } from '../../../src/editor/overlay/useEditor'

test.each([
  ['[REG-EDT-05] an object', { close_editor: true }, 'close'],
  ['[REG-EDT-05] JSON text', '{"close_editor":true}', 'close'],
  ['[REG-EDT-06] an object', { remove_editor: true }, 'remove'],
  ['[REG-EDT-06] JSON text', '{"remove_editor":"true"}', 'remove'],
  ['both', { close_editor: true, remove_editor: true }, 'close'],
  ['not true', { close_editor: false, remove_editor: 0 }, undefined],
  ['another word', { close: true }, undefined],
  ['a text that is not JSON', 'close_editor', undefined],
  ['nothing', null, undefined],
  ['a number', 7, undefined],
  ['JSON text for null', 'null', undefined],
])('%s: the editor’s message %j means the command %s', (_what, data, command) => {
  expect(editorMessage(data)).toBe(command)
})
