/** @jest-environment node */
import { runInThisContext } from 'node:vm'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import Holidays from 'date-holidays'
import { rollup } from 'rollup'
import { countries, trimHolidays } from '../../.rollup/trimHolidays.mjs'

/** The years whose holidays are compared. */
const YEARS = Array.from({ length: 10 }, (_, index) => 2025 + 3 * index)

/** Bundles `date-holidays` as the builds do, and runs the bundle. */
async function bundle(): Promise<{ readonly code: string; readonly Trimmed: typeof Holidays }> {
  const bundled = await rollup({
    input: require.resolve('date-holidays').replace('/lib/index.cjs', '/src/index.js'),
    plugins: [trimHolidays(), nodeResolve({ browser: true }), commonjs()],
    onwarn: () => {},
  })
  const { output } = await bundled.generate({ format: 'iife', name: 'made', exports: 'default' })
  const { code } = output[0]
  return { code, Trimmed: runInThisContext(`${code}; made`) as typeof Holidays }
}

const publicDays = (Class: typeof Holidays, country: string, region: string | undefined) => {
  const place = { country, ...(region && { state: region }) }
  const book = new Class(place, { types: ['public'] })
  book.setTimezone('')
  return YEARS.flatMap(year =>
    book.getHolidays(year, 'pl').map(({ date, name }) => `${country} ${region} ${date} ${name}`),
  )
}

test('the bundled rules give the same public holidays in each country and region as the whole package', async () => {
  const { code, Trimmed } = await bundle()
  expect(code.length).toBeLessThan(400_000)
  expect(Object.keys(new Trimmed().getCountries()).toSorted()).toEqual(countries.toSorted())
  for (const country of countries) {
    const regions = Object.keys(new Holidays().getStates(country) ?? {})
    for (const region of [undefined, ...regions])
      expect(publicDays(Trimmed, country, region)).toEqual(publicDays(Holidays, country, region))
  }
})
