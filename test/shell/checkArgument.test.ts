import { checkArgument } from '../../src/shell/createWindows'

test.each([undefined, {}, () => {}, { signal: new AbortController().signal }, { signal: undefined }])(
  'takes %p',
  argument => {
    expect(() => checkArgument('pix.select', argument)).not.toThrow()
  },
)

test.each([
  [null, 'pix.select was called with a null'],
  ['#area', 'pix.select was called with a string. Pass an object of options'],
  [
    { signal: new AbortController() },
    "pix.select was called with a 'signal' that is no AbortSignal. Pass the signal of an AbortController.",
  ],
])('refuses %p and says what to pass', (argument, text) => {
  expect(() => checkArgument('pix.select', argument)).toThrow(
    expect.objectContaining({ code: 'CALL_WRONG_ARGUMENT', message: expect.stringContaining(text) as string }),
  )
})
