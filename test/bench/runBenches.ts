import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { benches } from './benches'
import type { BenchRow } from './BenchRow'
import type { BenchStage } from './BenchStage'
import { formatTable } from './formatTable'
import { limitUse } from './limitUse'
import { readMachine } from './readMachine'
import { repeatBench } from './repeatBench'
import { withStage } from './withStage'

const FOLDER = 'test-results'
const FEWEST_PICTURES = 1000
const EVENTS = 20_000

const { values } = parseArgs({
  options: { pictures: { type: 'string', default: '100000' }, only: { type: 'string', multiple: true, default: [] } },
})
const pictures = Number(values.pictures)
if (!(pictures >= FEWEST_PICTURES))
  throw new Error(`The option --pictures must be a number of at least ${FEWEST_PICTURES}, not '${values.pictures}'.`)
const unknown = values.only.filter(only => benches.every(({ name }) => name !== only))
if (unknown.length > 0)
  throw new Error(
    `There is no bench '${unknown.join("', '")}': choose one of ${benches.map(({ name }) => name).join(', ')}.`,
  )
const chosen = benches.filter(({ name }) => values.only.length === 0 || values.only.includes(name))

async function runChosen(stage: BenchStage): Promise<void> {
  const begun = readMachine(stage)
  const rows: BenchRow[] = []
  const brokenOff: string[] = []
  for (const bench of chosen) {
    console.log(`${bench.name} …`)
    try {
      rows.push(...(await repeatBench(bench, stage)))
    } catch (error) {
      // The other benches take many minutes, so one error must not end the run.
      console.error(`${bench.name} broke off:`, error)
      brokenOff.push(bench.name)
    }
  }
  const ended = readMachine(stage)
  console.log(`\n${formatTable(rows)}\n`)
  console.log(
    `${begun.processors} × ${begun.processor}, ${begun.memoryGiB} GiB, Chromium ${begun.chromium} headless, Node ${begun.node}; load ${begun.load.toFixed(1)} at the start, ${ended.load.toFixed(1)} at the end`,
  )
  mkdirSync(FOLDER, { recursive: true })
  const report = {
    begun,
    ended,
    rows,
    brokenOff,
    usedOfLimit: Object.fromEntries(rows.map(row => [row.what, limitUse(row)])),
  }
  writeFileSync(join(FOLDER, 'bench.json'), `${JSON.stringify(report, null, 2)}\n`)
  if (brokenOff.length > 0) {
    console.error(`Failed, with the error above: ${brokenOff.join(', ')}.`)
    process.exitCode = 1
  }
}

await withStage(pictures, EVENTS, runChosen)
