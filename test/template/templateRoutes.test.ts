/** @jest-environment node */
import { templateFiles } from '../../examples/portal/server/templates/templateFiles'
import { portalClient } from '../support/portalClient'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'

let portal: TestPortal

beforeAll(async () => {
  portal = await startPortal()
}, 90_000)
afterAll(() => portal.stop())

describe('the reference portal', () => {
  it.each(Object.keys(templateFiles))('responds to %s with HTML, by GET and POST, for everybody', async address => {
    const stranger = await portalClient(portal)
    for (const answer of [await stranger.get(address), await stranger.post(address, { id: '7' })]) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(await answer.text()).toMatch(/data-slot="/)
    }
  })

  it('responds with 404 to the address of an unknown template', async () => {
    expect((await (await portalClient(portal)).get('/pix/template/picnothing')).status).toBe(404)
  })
})
