/** Host pages for the tests in Firefox and WebKit. */
export const ANY_BROWSER_PAGES = [
  'plain',
  'bootstrap-2-modal',
  'bootstrap-3-modal',
  'bootstrap-4-modal',
  'bootstrap-5-modal',
  'bootstrap-5-offcanvas',
  'jquery-1',
  'jquery-4',
  'jquery-ui-dialog',
  'mootools-1.4',
  'mootools-1.5',
  'prototype-js',
  'require-js',
  'react-16',
  'react-19',
  'hostile-css',
  'hostile-layout',
  'quirks-mode',
  'strict-csp',
  'host-hotkeys',
  'base-href',
  'right-to-left',
  'script-async',
  'script-end',
  'script-injected',
  'no-storage',
  'history-router',
]

/** Matches the change of `comparePageTraces` for the property that React sets on the document at its first render. */
export const REACT_MARK = /^document\._reactListening\w+ is new$/
