import type { WindowEntry, WindowTable } from '../shell/WindowTable'
import { eventAddresses } from './eventAddresses'

/** An event window; `name` is the name of its template (events 2.1, 2.2). */
const eventWindow = (name: string, load: WindowEntry['load']) =>
  ({
    load,
    headingLabel: `${name}_heading`,
    templateUrl: config => `${eventAddresses(config).docRoot}/templates/${name}.html`,
    size: { width: 680, height: 610 },
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    isLayer: true,
    failureReading: 'portal',
  }) satisfies WindowEntry

/** The windows of event management (events 2). */
export const eventWindows = {
  'event.overview': eventWindow('event_overview', () =>
    import('./overview/EventOverviewWindow').then(module => module.EventOverviewWindow),
  ),
  'event.detail': eventWindow('event_detail', () =>
    import('./detail/EventDetailWindow').then(module => module.EventDetailWindow),
  ),
  'event.repeat': {
    load: () => import('./repeat/RepeatWindow').then(module => module.RepeatWindow),
    headingLabel: 'event_repeat_heading',
    size: { width: 680, height: 610 },
    supportUrl: config => `${config.hosts.support}/support`,
    canGoFullscreen: true,
    isLayer: true,
    failureReading: 'portal',
  },
} satisfies WindowTable
