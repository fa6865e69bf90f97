import { config } from './config'
import type { PortalDatabase } from './database/PortalDatabase'
import { sweepResponses } from './idempotency/keyedWrite'
import type { AttemptStore } from './limits/AttemptStore'
import { log } from './log/log'
import { sweepUnfinished } from './register/sweepUnfinished'
import type { PictureStorage } from './storage/PictureStorage'
import { sweepLooseFiles } from './storage/looseFiles'
import { TemporaryAccountStore } from './temporaryAccounts/TemporaryAccountStore'
import { notePictureBytes } from './upload/pictureQuota'

/** Parts of a portal that the upkeep uses. */
interface Stored {
  db: PortalDatabase
  storage: PictureStorage
  attempts: AttemptStore
}

/**
 * Removes unfinished accounts, old temporary accounts, unused files, expired limits and old stored responses. Also
 * measures pictures of unknown size. Does all of this at the start, except for the limits, and then at intervals. Can
 * run in several processes at the same time. Resolves after the first run, without waiting for the measuring. The
 * returned function stops the upkeep and waits for a pending run.
 */
export async function upkeep({ db, storage, attempts }: Stored): Promise<() => Promise<void>> {
  // A local folder has no pending upload at the start, so unused files of any age are removed. A shared storage may
  // have a pending upload of another machine, so only files that were recorded at least `looseFiles.age` ago are
  // removed.
  await sweepLooseFiles(db, storage, storage.isShared ? config.looseFiles.age : 0)
  await sweepUnfinished(db)
  await sweepResponses(db)
  await new TemporaryAccountStore(db).sweep()
  const duties = [
    { every: config.unfinished.sweepEvery, task: 'removing unfinished accounts', run: () => sweepUnfinished(db) },
    {
      every: config.unfinished.sweepEvery,
      task: 'removing old temporary accounts',
      run: () => new TemporaryAccountStore(db).sweep(),
    },
    {
      every: config.looseFiles.sweepEvery,
      task: 'removing unused picture files',
      run: () => sweepLooseFiles(db, storage, config.looseFiles.age),
    },
    { every: config.upkeepEvery, task: 'removing expired limits', run: () => attempts.sweep() },
    {
      every: config.upkeepEvery,
      task: 'measuring pictures',
      run: () => notePictureBytes(db, storage, () => isOver),
    },
    { every: config.upkeepEvery, task: 'removing expired responses', run: () => sweepResponses(db) },
  ]
  let isOver = false
  // Not awaited, because there may be many pictures to measure, and the storage may be slow.
  let running: Promise<unknown> = notePictureBytes(db, storage, () => isOver).catch((error: unknown) =>
    log.error('Upkeep: measuring pictures failed and is tried again later:', error),
  )
  const timers = duties.map(({ every, task, run }) =>
    setInterval(() => {
      running = running
        .then(run)
        .catch((error: unknown) => log.error(`Upkeep: ${task} failed and is tried again later:`, error))
    }, every).unref(),
  )
  return async () => {
    isOver = true
    for (const timer of timers) clearInterval(timer)
    await running
  }
}
