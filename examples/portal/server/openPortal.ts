import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AccountService } from './accounts/AccountService'
import type { DemoAccount } from './accounts/accountsTable'
import { Gazetteer } from './cities/Gazetteer'
import { config } from './config'
import { closeFolder, deniedFolder, lockDataFolder } from './dataFolder/dataFolder'
import { openDatabase } from './database/openDatabase'
import { EventClusters } from './events/EventClusters'
import { keyedDatabase } from './idempotency/keyedDatabase'
import { ImageCache } from './imageService/ImageCache'
import { ImageService } from './imageService/ImageService'
import { RequestError } from './http/RequestError'
import { JobQueue } from './limits/JobQueue'
import { AttemptStore } from './limits/AttemptStore'
import { outboxMail } from './mail/outboxMail'
import { smtpMail } from './mail/smtpMail'
import { PictureLists } from './pictures/PictureLists'
import { PictureProcesses } from './pictures/PictureProcesses'
import { PictureStore } from './pictures/PictureStore'
import type { PortalOptions } from './PortalOptions'
import type { PortalParts } from './Portal'
import { refuseDemoData } from './publicDemo/refusePublicDemo'
import { readSeed, readTexts } from './seed/readSeed'
import { seedDatabase } from './seed/seedDatabase'
import { syncLabels } from './seed/syncLabels'
import { diskStorage } from './storage/diskStorage'
import { isUsed } from './storage/looseFiles'
import { s3Storage } from './storage/s3Storage'
import { upkeep } from './upkeep'

/** Parts of a portal, ready to serve, and the function that closes them. */
interface OpenPortal {
  parts: PortalParts
  demoAccounts: DemoAccount[]
  close(): Promise<void>
}

/**
 * Opens the database, the picture files and the image cache. Unless this is a worker, also locks the data folder,
 * migrates the database, updates its labels, seeds it if requested, and starts the upkeep. Throws StartError if the
 * data folder or the database can't be used, or if `refusesDemo` is set and the database has the demo's data.
 */
export async function openPortal(options: Omit<PortalOptions, 'port' | 'libraryDir'>): Promise<OpenPortal> {
  const {
    dataDir,
    databaseUrl,
    connections,
    s3,
    smtpUrl,
    mailFrom,
    officeMail = config.registerFrame.office,
    publicUrl,
    givesEditorTokens = true,
    seed = true,
    refusesDemo = false,
    isWorker = false,
    accountQuota = config.upload.quota,
  } = options
  const toClose: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closePart of toClose.splice(0).reverse()) await closePart()
  }
  try {
    if (!isWorker) toClose.push(await lockDataFolder(dataDir))
    const database = await openDatabase(dataDir, databaseUrl, { connections, migrates: !isWorker })
    toClose.push(() => database.close())
    const { query } = database
    const db = keyedDatabase(database.db)
    const storage = s3 ? s3Storage(s3) : await diskStorage(join(dataDir, 'media'), { cleans: !isWorker })
    const cache = await ImageCache.open(join(dataDir, 'image-cache'), config.image.cacheBytes, { cleans: !isWorker })
    const uploadFolder = join(dataDir, 'uploads')
    if (!isWorker) await rm(uploadFolder, { recursive: true, force: true })
    await closeFolder(uploadFolder)
    const pictureProcesses = new PictureProcesses()
    toClose.push(async () => pictureProcesses.close())
    const imageJobs = new JobQueue(
      config.image.jobs,
      () =>
        new RequestError(
          503,
          'Das Portal verarbeitet gerade andere Bilder. Bitte versuchen Sie es gleich noch einmal.',
          {
            retryAfter: 2,
          },
        ),
    )
    const attempts = new AttemptStore(query)
    const seedData = seed ? await readSeed() : null
    if (refusesDemo && !isWorker) await refuseDemoData(db)
    if (!isWorker) await syncLabels(database.unlimitedDb, seedData ?? (await readTexts()))
    if (seedData && !isWorker) await seedDatabase(database.unlimitedDb, seedData, storage, pictureProcesses)
    // Ends the processes that seeding has used; the next picture starts a new one.
    pictureProcesses.close()
    if (!isWorker) toClose.push(await upkeep({ db, storage, attempts }))
    // Looks up pictures in the faster place. For a shared storage, this is the database, so cached images also work
    // while the storage is unreachable. For a local folder, this is the folder.
    const images = new ImageService(
      storage,
      uri => (storage.isShared ? isUsed(db, uri) : storage.has(uri)),
      cache,
      imageJobs,
      pictureProcesses,
    )
    const mail = smtpUrl ? smtpMail(smtpUrl, mailFrom) : outboxMail(db)
    toClose.push(() => mail.close())
    const parts = {
      db,
      query,
      storage,
      attempts,
      gazetteer: new Gazetteer(),
      accounts: new AccountService(db, attempts),
      mail,
      officeMail,
      publicUrl,
      givesEditorTokens,
      events: new EventClusters(db, query),
      pictures: new PictureStore(db),
      lists: new PictureLists(db, query),
      images,
      pictureProcesses,
      uploadFolder,
      accountQuota,
    }
    return { parts, demoAccounts: seedData?.accounts ?? [], close }
  } catch (error) {
    await close()
    throw deniedFolder(error, dataDir)
  }
}
