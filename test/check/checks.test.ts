/** @jest-environment node */
import { checks } from './checks.mjs'
import { runChecks } from './runChecks.mjs'

// Without the check 'floors', which runs Jest tests itself.
const names = Object.keys(checks).filter(name => name !== 'floors')

test.each(names)(
  'npm run check -- %s finds nothing',
  async name => {
    const lines = jest.spyOn(console, 'log').mockReturnValue()
    await runChecks([name])
    const printed = lines.mock.calls.join('\n')
    lines.mockRestore()
    expect({ code: process.exitCode ?? 0, printed }).toEqual({
      code: 0,
      printed: expect.stringContaining(`ok     ${name}`),
    })
  },
  300_000,
)

afterEach(() => {
  process.exitCode = 0
})
