import { join } from 'node:path'
import { AccountService } from './accounts/AccountService'
import type { DemoAccount } from './accounts/DemoAccount'
import { Gazetteer } from './cities/Gazetteer'
import { config } from './config'
import { lockDataFolder } from './dataFolder/lockDataFolder'
import { openDatabase } from './database/openDatabase'
import { EventClusters } from './events/EventClusters'
import { ImageCache } from './imageService/ImageCache'
import { ImageService } from './imageService/ImageService'
import { JobQueue } from './imageService/JobQueue'
import { outboxMail } from './mail/outboxMail'
import { smtpMail } from './mail/smtpMail'
import { PictureLists } from './pictures/PictureLists'
import { PictureStore } from './pictures/PictureStore'
import type { PortalOptions } from './PortalOptions'
import type { PortalParts } from './PortalParts'
import { keepSwept } from './register/keepSwept'
import { readSeed } from './seed/readSeed'
import { seedDatabase } from './seed/seedDatabase'
import { diskStorage } from './storage/diskStorage'
import { sweepUnusedFiles } from './storage/sweepUnusedFiles'

/** A portal's parts, ready to serve, and how to close them. */
interface OpenPortal {
  parts: PortalParts
  demoAccounts: DemoAccount[]
  close(): Promise<void>
}

/** Takes the data folder and opens what lies in it: database (seeded if asked for), picture files, image cache. Throws StartError. */
export async function openPortal({ dataDir, databaseUrl, smtpUrl, mailFrom, publicUrl, givesEditorTokens = true, seed = true }: Omit<PortalOptions, 'port' | 'libraryDir'>): Promise<OpenPortal> {
  const toClose: (() => Promise<void>)[] = []
  const close = async () => {
    for (const closePart of toClose.splice(0).reverse()) await closePart()
  }
  try {
    toClose.push(await lockDataFolder(dataDir))
    const database = await openDatabase(dataDir, databaseUrl)
    toClose.push(() => database.close())
    const { db, query } = database
    const storage = await diskStorage(join(dataDir, 'media'))
    const cache = await ImageCache.open(join(dataDir, 'image-cache'), config.image.cacheBytes)
    const imageJobs = new JobQueue(config.image.jobsAtOnce, config.image.queue)
    const seedData = seed ? await readSeed() : null
    if (seedData) await seedDatabase(db, seedData, storage, imageJobs)
    await sweepUnusedFiles(db, storage)
    toClose.push(await keepSwept(db))
    const images = new ImageService(storage, cache, imageJobs)
    const mail = smtpUrl ? smtpMail(smtpUrl, mailFrom) : outboxMail(db)
    toClose.push(() => mail.close())
    const parts = { db, storage, gazetteer: new Gazetteer(), accounts: new AccountService(db), mail, publicUrl, givesEditorTokens, events: new EventClusters(db, query), pictures: new PictureStore(db), lists: new PictureLists(db, query), images, imageJobs }
    return { parts, demoAccounts: seedData?.accounts ?? [], close }
  } catch (error) {
    await close()
    throw error
  }
}
