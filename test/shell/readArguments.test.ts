import { readArguments } from '../../src/shell/readArguments'

const onSave = () => {}
const about = { callbackOption: 'onSave', optionNames: ['onSave'], read: { length: 1 } }
const general = { callbackOption: 'onSelect', optionNames: ['onSelect'], read: { length: 0 } }

const refused = (text: string) =>
  expect.objectContaining({ code: 'CALL_WRONG_ARGUMENT', message: expect.stringContaining(text) as string }) as Error

test.each([
  [general, [], []],
  [general, [undefined], []],
  [general, [{}], [{}]],
  [general, [onSave], [{ onSelect: onSave }]],
  [general, [undefined, onSave], [{ onSelect: onSave }]],
  [general, [{ container: '#area' }, onSave], [{ container: '#area', onSelect: onSave }]],
  [general, [{ onSelect: 1 }, onSave], [{ onSelect: onSave }]],
  [general, [{ signal: undefined }], [{ signal: undefined }]],
  [about, [7], [7]],
  [about, ['7', onSave], ['7', { onSave }]],
  [about, [7, { container: '#area' }, onSave, undefined], [7, { container: '#area', onSave }]],
  [about, [onSave], [undefined, { onSave }]],
])('a call that is described by %j reads the arguments %p as %p [PIX-API-21]', (entry, given, expected) => {
  expect(readArguments('pix.meta', given, entry)).toEqual(expected)
})

test('a call ignores the event that a listener gets, so that a call can be a listener', () => {
  const jQueryEvent = { type: 'click', preventDefault() {} }
  for (const event of [new MouseEvent('click'), jQueryEvent])
    expect(readArguments('pix.manage', [event], general)).toEqual([])
})

test.each([
  [[null], 'pix.select was called with null. Pass an object of options'],
  [['#area'], 'pix.select was called with a string. Pass an object of options'],
  [
    [{ signal: new AbortController() }],
    "a 'signal' that is not an AbortSignal. Pass the signal of an AbortController.",
  ],
  [[{ onSelct: onSave }], "the unknown option 'onSelct'. Use one of onSelect, container, signal."],
  [[{}, {}], '2 arguments, but takes 1 and a callback. Leave the others out.'],
  [[onSave, {}], '2 arguments, but takes 1 and a callback.'],
])('a call refuses the arguments %p, and says what is wrong and what to pass [PIX-API-21]', (given, text) => {
  expect(() => readArguments('pix.select', given, general)).toThrow(refused(text))
})

test('a call without a callback refuses a callback', () => {
  expect(() => readArguments('event.overview', [onSave], { read: { length: 0 } })).toThrow(
    refused('event.overview was called with a function, but takes no callback. Leave it out.'),
  )
})

test('the error of a call without a callback mentions no callback', () => {
  expect(() => readArguments('event.overview', [{}, {}], { read: { length: 0 } })).toThrow(
    refused('event.overview was called with 2 arguments, but takes 1. Leave the others out.'),
  )
})
