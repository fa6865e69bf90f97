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
  /** Address, ending in a slash. */
  url: string
  /**
   * Stops accepting requests, waits a limited time for pending ones, and closes the database. A second call has no
   * further effect.
   */
  close(): Promise<void>
}

/** Parts that the portal's routes use. */
export interface PortalParts {
  db: PortalDatabase
  /** Sends statements to the database without the query builder and outside any transaction. */
  query: DatabaseQuery
  storage: PictureStorage
  /** Counts attempts for limits, such as those on log-ins, mails and writes. */
  attempts: AttemptStore
  gazetteer: Gazetteer
  accounts: AccountService
  mail: MailService
  /** E-mail address of the editors. */
  officeMail: string
  /** Origin that visitors use (PUBLIC_URL); undefined if they use the portal's own address. */
  publicUrl: string | undefined
  /** True when the portal issues tokens for the editor. False when the editor is on another host and needs no token. */
  givesEditorTokens: boolean
  events: EventClusters
  pictures: PictureStore
  lists: PictureLists
  images: ImageService
  /** Processes that check uploaded pictures and render images. */
  pictureProcesses: PictureProcesses
  /** Folder of incomplete uploads. */
  uploadFolder: string
  /** Quota for the pictures of one account, in bytes on disk. */
  accountQuota: number
}
