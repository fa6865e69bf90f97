/** @jest-environment node */
import { join } from 'node:path'
import { readSources } from '../../support/floors/readSources'
import { contractCalls } from './contractCalls'
import { listSendingFunctions } from './listSendingFunctions'

const functionOf = (name: string) => name.replace(/ .*/, '')

test('every function of the library that makes a call is in the fault matrix', () => {
  const sending = listSendingFunctions(readSources(join(__dirname, '..', '..', '..')))
  expect(sending).toContain('pictureWire.fetchPicture')
  expect([...new Set(contractCalls.map(({ name }) => functionOf(name)))].sort()).toEqual([...sending].sort())
  expect(new Set(contractCalls.map(({ name }) => name)).size).toBe(contractCalls.length)
})
