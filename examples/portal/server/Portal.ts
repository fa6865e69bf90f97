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
  /** Stops accepting, finishes what is under way, closes the database; calling it twice is the same as once. */
  close(): Promise<void>
}

/** The parts that the portal's routes work with. */
export interface PortalParts {
  db: PortalDatabase
  /** The database without the query builder, and outside any transaction. */
  query: DatabaseQuery
  storage: PictureStorage
  /** What limits how often something may be tried. */
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
  /** Where uploaded pictures are checked and measured. */
  pictureProcesses: PictureProcesses
  /** The folder of uploads that are still coming in. */
  uploadFolder: string
  /** How many bytes on the disk the pictures of an account may take. */
  accountQuota: number
}
