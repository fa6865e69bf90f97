/** @jest-environment node */
import { offeredRatios } from '../../../src/pix/crop/offeredRatios'

const labels = (ratios?: readonly (string | number)[]) =>
  offeredRatios(ratios ? { ratios } : {}).map(({ label }) => label)

test('the ratios of the page come first, and each ratio is offered once', () => {
  expect(labels()).toEqual(['1:1', '4:3', '3:2', '16:9'])
  expect(labels(['21:9', '3/2', 1.7778])).toEqual(['21:9', '3:2', '1.7778', '1:1', '4:3'])
})
