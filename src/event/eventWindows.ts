import type { WindowEntry, WindowTable } from '../shell/WindowTable'
import { eventAddresses } from './eventAddresses'

/** Returns the entry of a window that opens over an event window and has no template. */
const furtherWindow = (headingLabel: string, load: WindowEntry['load']) =>
  ({
    load,
    headingLabel,
    size: { width: 680, height: 610 },
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    isLayer: true,
    failureReading: 'portal',
  }) satisfies WindowEntry

/**
 * Returns the entry of an event window. `name` is the name of its template, and the beginning of its heading's label
 * (events 2.1, 2.2).
 */
const eventWindow = (name: string, load: WindowEntry['load']) =>
  ({
    ...furtherWindow(`${name}_heading`, load),
    templateUrl: config => `${eventAddresses(config).docRoot}/templates/${name}.html`,
  }) satisfies WindowEntry

/** The windows of event management (events 2). */
export const eventWindows = {
  'event.overview': eventWindow('event_overview', () =>
    import('./overview/EventOverviewWindow').then(module => module.EventOverviewWindow),
  ),
  'event.detail': eventWindow('event_detail', () =>
    import('./detail/EventDetailWindow').then(module => module.EventDetailWindow),
  ),
  'event.repeat': furtherWindow('event_repeat_heading', () =>
    import('./repeat/RepeatWindow').then(module => module.RepeatWindow),
  ),
  'event.import': furtherWindow('event_import_heading', () =>
    import('./import/ImportWindow').then(module => module.ImportWindow),
  ),
} satisfies WindowTable
