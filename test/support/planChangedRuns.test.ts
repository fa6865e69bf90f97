/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runModule } from './runModule'

const planner = join(__dirname, 'planChangedRuns.mjs')
const SPEC_OF_PICTURES = 'test/browser/mainJob.spec.ts'

/** Calls `planChangedRuns` with two browser tests and stubs: every folder exists, and Jest finds `related` tests. */
const plan = (changed: string[], related: string[] = []) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import { planChangedRuns } from ${JSON.stringify(`file://${planner}`)}
        const specs = [
          { path: '${SPEC_OF_PICTURES}', text: "import './support/openEditor'; foyer.pix.manage()" },
          { path: 'test/browser/season.spec.ts', text: 'foyer.event.overview()' },
        ]
        console.log(JSON.stringify(planChangedRuns(${JSON.stringify(changed)}, () => ${JSON.stringify(related)}, specs, () => true)))`,
      ],
      { encoding: 'utf8' },
    ),
  ) as string[]

describe('npm test -- --changed', () => {
  test('runs the tests of Jest that import a changed file', () => {
    expect(plan(['src/lib/readId.ts'], ['test/lib/readId.test.ts'])).toEqual(['test/lib/readId.test.ts'])
  })

  test('runs stories and browser tests of a changed window, and no others', () => {
    expect(plan(['src/pix/meta/PictureMetaForm.tsx'])).toEqual(['stories/pix/meta', SPEC_OF_PICTURES])
  })

  test('runs every test of the portal for a change of the portal', () => {
    expect(plan(['examples/portal/server/main.ts'])).toEqual(['test/portal', 'test/portals'])
  })

  test('runs a changed browser test, and those that import a changed helper', () => {
    expect(plan(['test/browser/season.spec.ts'])).toEqual(['test/browser/season.spec.ts'])
    expect(plan(['test/browser/support/openEditor.ts'])).toEqual([SPEC_OF_PICTURES])
  })

  test('runs the tests of documents for a changed document, and none for a licence', () => {
    expect(plan(['README.md'])).toContain('test/docs.test.ts')
    expect(plan(['LICENSE'])).toEqual([])
  })

  test('lists changed and new files, and leaves out deleted ones', () => {
    const folder = mkdtempSync(join(tmpdir(), 'changed-'))
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...args], { cwd: folder })
    try {
      git('init', '-q')
      for (const name of ['kept.ts', 'changed.ts', 'deleted.ts']) writeFileSync(join(folder, name), 'old')
      git('add', '.')
      git('commit', '-qm', 'first')
      writeFileSync(join(folder, 'changed.ts'), 'new')
      writeFileSync(join(folder, 'added.ts'), 'new')
      rmSync(join(folder, 'deleted.ts'))
      expect(JSON.parse(runModule(planner, 'listChangedFiles', [folder, 'HEAD']).out)).toEqual([
        'changed.ts',
        'added.ts',
      ])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
