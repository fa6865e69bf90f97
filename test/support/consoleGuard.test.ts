/** @jest-environment node */
import { consoleGuard } from './consoleGuard'
import { expectConsole } from './expectConsole'

test('an unexpected message fails the test', () => {
  console.error('boom %s', 1)
  console.log('hello')
  expect(() => consoleGuard.settle()).toThrow('unexpected console.error: boom 1\nunexpected console.log: hello')
})

test('an announced message may come more than once', () => {
  expectConsole('warn', /^careful/)
  console.warn('careful now')
  console.warn('careful again')
  expect(() => consoleGuard.settle()).not.toThrow()
})

test('an announced message that never came fails the test', () => {
  expectConsole('warn', /^careful/)
  expect(() => consoleGuard.settle()).toThrow('console.warn matching /^careful/ never came')
})

test('an announcement of one test does not count for the next', () => {
  console.warn('careful now')
  expect(() => consoleGuard.settle()).toThrow('unexpected console.warn: careful now')
})

test('the error for an update outside of act names withoutActEnvironment', () => {
  console.error('An update to %s inside a test was not wrapped in act(...).', 'Root')
  expect(() => consoleGuard.settle()).toThrow('withoutActEnvironment()')
})
