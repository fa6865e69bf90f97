import type { EventDetailOptions, EventOverviewOptions, EventTab } from '../api/EventApi'
import type { FoyerConfig } from '../config/FoyerConfig'
import { FoyerError } from '../lib/FoyerError'
import { readId } from '../lib/readId'
import type { Family, OpeningTable } from '../shell/Family'
import { eventWindows } from './eventWindows'

const TABS: readonly EventTab[] = ['Event', 'Description', 'Topics', 'Translation', 'TranslationPl', 'Medias']

/** Returns the name of the call that opens the login layer instead, if no account is configured (events 6). */
const instead = ({ auth }: FoyerConfig) => (auth?.account ? undefined : 'register.login')

/** The calls that open event windows (events 2). */
export const eventOpenings = {
  'event.overview': {
    windowName: 'event.overview',
    instead,
    optionNames: ['keepHash', 'reload'],
    read: ({ keepHash, reload, container }: EventOverviewOptions = {}) => ({
      options: { keepHash, reload },
      container,
    }),
  },
  'event.detail': {
    windowName: 'event.detail',
    instead,
    optionNames: ['tab', 'keepHash', 'reload'],
    read(id: number | string | null, { tab = 'Event', keepHash, reload, container }: EventDetailOptions = {}) {
      const eventId = id === null ? null : readId('event.detail', id, 'an event, or null for a new one')
      if (!TABS.includes(tab))
        throw new FoyerError(
          'CALL_WRONG_ARGUMENT',
          `event.detail got the tab '${tab}', but the event form has ${TABS.join(', ')}. Pass one of them.`,
        )
      return { options: { eventId, tab, keepHash, reload }, container }
    },
  },
} satisfies OpeningTable

/** The windows and calls of event management. */
export const eventFamily: Family = { windows: eventWindows, openings: eventOpenings, calls: {} }
