import type { AccountService } from './accounts/AccountService'
import type { Gazetteer } from './cities/Gazetteer'
import type { DatabaseQuery, PortalDatabase } from './database/PortalDatabase'
import type { EventClusters } from './events/EventClusters'
import type { ImageService } from './imageService/ImageService'
import type { AttemptStore } from './limits/AttemptStore'
import type { MailService } from './mail/MailService'
import type { PictureLists } from './pictures/PictureLists'
import type { PictureProcesses } from './pictures/PictureProcesses'
import type { PictureStore } from './pictures/PictureStore'
import type { PictureStorage } from './storage/PictureStorage'

/** A running portal. */
export interface Portal {
  /** Its address, ending in a slash. */
  url: string
  /** Stops accepting requests, finishes those under way, closes the database; a second call has no further effect. */
  close(): Promise<void>
}

/** The parts that the portal's routes work with. */
export interface PortalParts {
  db: PortalDatabase
  /** The database without the query builder, and outside any transaction. */
  query: DatabaseQuery
  storage: PictureStorage
  /** Limits on attempts. */
  attempts: AttemptStore
  gazetteer: Gazetteer
  accounts: AccountService
  mail: MailService
  /** The address that links in mails lead to; without it the portal's own. */
  publicUrl: string | undefined
  /** False: an editor of another host asks for no token. */
  givesEditorTokens: boolean
  events: EventClusters
  pictures: PictureStore
  lists: PictureLists
  images: ImageService
  /** Processes that check and measure uploaded pictures. */
  pictureProcesses: PictureProcesses
  /** The folder of uploads that are still coming in. */
  uploadFolder: string
  /** Bytes on the disk for the pictures of one account. */
  accountQuota: number
}
