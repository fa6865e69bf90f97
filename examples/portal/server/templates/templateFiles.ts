/**
 * Templates of the contract (image-library 7.2, events 7.3): the address of each, and its file in this folder.
 * Storybook loads this file in the browser, so it must not import a module of Node.
 */
export const templateFiles = {
  '/module/jscript/lib/cb_ui/templates/cb_ui_window.html': 'cb_ui_window.html',
  '/module/jscript/lib/cb_ui/templates/language_window.html': 'language_window.html',
  '/pix/template/picmanage': 'picmanage.html',
  '/pix/template/picposition': 'picposition.html',
  '/pix/template/picmeta': 'picmeta.html',
  '/pix/template/picseriesmeta': 'picseriesmeta.html',
  '/pix/template/picfieldcheck': 'picfieldcheck.html',
  '/event/templates/event_overview.html': 'event_overview.html',
  '/event/templates/event_detail.html': 'event_detail.html',
  '/templates/event_overview.html': 'event_overview.html',
  '/templates/event_detail.html': 'event_detail.html',
} as const
