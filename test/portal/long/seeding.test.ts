/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from '../../../examples/portal/server/pictures/Picture'
import { portalClient } from '../../support/portalClient'
import { runPortalCommand } from '../../support/runPortalCommand'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { stagedFiles } from '../support/stagedFiles'

const LONG = 120_000

let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-seeding-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test(
  'if a start is killed in the middle of seeding, the next start completes the seeding',
  async () => {
    const killed = await runPortalCommand(['--port', '0', '--data', dataDir], {}, () => stagedFiles(dataDir) >= 10)
    expect(killed).toEqual({ code: null, output: '', errors: '' })
    expect(stagedFiles(dataDir)).toBeGreaterThan(0)
    const portal = await startPortal({ dataDir })
    const author = await portalClient(portal, seededAccount.author)
    const pictures: Picture[] = await (await author.get('/pix/pictures/by/1001?limit=1000')).json()
    expect(pictures.length).toBeGreaterThan(36)
    expect(stagedFiles(dataDir)).toBe(0)
    await portal.stop()
  },
  LONG,
)

test(
  'the command seed fills a library with the requested 2,500 pictures and a list with the requested 2,600 events; a second run adds nothing',
  async () => {
    const command = ['seed', '--pictures', '2500', '--events', '2600', '--data', dataDir]
    const { code, output, errors } = await runPortalCommand(command)
    expect([code, errors, output.trim().split('\n').at(-1)]).toEqual([0, '', '2600 of 2600 events'])
    expect(output).toContain('2500 of 2500 pictures\n')
    expect(await runPortalCommand(command)).toMatchObject({ code: 0, output: '' })
    const portal = await startPortal({ dataDir })
    const author = await portalClient(portal, seededAccount.author)
    const page = async (from: number): Promise<Picture[]> =>
      (await author.get(`/pix/pictures/by/1001?from=${from}&limit=36`)).json()
    const last = await page(2484)
    expect([last.length, (await page(2500)).length]).toEqual([16, 0])
    expect((await author.get(last[0]?.Uri ?? '')).status).toBe(200)
    const found: Picture[] = await (await author.get('/pix/pictures/by/1001?filter=2499&limit=36')).json()
    expect(found.map(picture => picture.Id)).toEqual([last.at(-1)?.Id])
    const events = async (p: number) => (await author.get(`/event/api/event_cluster?p=${p}`)).json()
    expect(await events(52)).toMatchObject({ EventClusters: { length: 50 }, IsLastPage: true })
    expect(await events(53)).toEqual({ EventClusters: [], IsLastPage: true })
    await portal.stop()
  },
  LONG,
)
