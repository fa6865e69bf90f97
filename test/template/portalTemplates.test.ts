import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { templateFiles } from '../../examples/portal/server/templates/templateFiles'
import { readOutline } from './support/readOutline'

const read = (file: string) =>
  readOutline(readFileSync(join(__dirname, '../../examples/portal/server/templates', file), 'utf8'))

describe('the templates of the reference portal', () => {
  it.each([
    ['cb_ui_window.html', 'header row([title] [language] [support] [fullscreen] [close]) section[content]'],
    ['language_window.html', 'nav[languages]'],
    [
      'picmanage.html',
      'section[upload] section row([filter] [series-filter]) section[notices] section[selection-bar] section[list] footer row([series-buttons] [end-marker] [view])',
    ],
    [
      'picposition.html',
      'section([preview] [original-size] div row([CurrentWidth] [ratio-lock] [CurrentHeight])) section([Title] [Description] fieldset[alignment]) footer([manage] div row([cancel] [submit]))',
    ],
    [
      'picmeta.html',
      'section([preview] [info]) section([Title] [Subtitle] [Copyright] [Originator] [Agency] [Date] [Place] [Link] [Keywords] fieldset[Rights] [descriptions] fieldset[share-groups]) footer([delete] [manage] div row([cancel] [save]))',
    ],
    ['picseriesmeta.html', '[help] [Title] [info] footer([delete] [manage] div row([cancel] [save]))'],
    [
      'picfieldcheck.html',
      '[counters] section([preview] [causes]) [fields] footer([cancel] [manage] div row([back] [next]))',
    ],
  ])('%s has the expected elements and slots', (file, outline) => {
    expect(Object.values(templateFiles)).toContain(file)
    expect(read(file)).toBe(outline)
  })
})
