/** @jest-environment node */
import { englishAccountTexts } from '../../src/labels/texts/en/accounts'
import { englishEventTexts } from '../../src/labels/texts/en/events'
import { englishFurtherTexts } from '../../src/labels/texts/en/pictures'
import { englishTexts } from '../../src/labels/texts/en/library'
import { germanAccountTexts } from '../../src/labels/texts/de/accounts'
import { germanEventTexts } from '../../src/labels/texts/de/events'
import { germanFurtherTexts } from '../../src/labels/texts/de/pictures'
import { germanTexts } from '../../src/labels/texts/de/library'
import { polishAccountTexts } from '../../src/labels/texts/pl/accounts'
import { polishEventTexts } from '../../src/labels/texts/pl/events'
import { polishFurtherTexts } from '../../src/labels/texts/pl/pictures'
import { polishTexts } from '../../src/labels/texts/pl/library'
import { coreLabels, pluralForms } from '../../src/labels/coreLabels'
import { blogWindows } from '../../src/blog/blogFamily'
import { editorWindows } from '../../src/editor/editorFamily'
import { eventWindows } from '../../src/event/eventWindows'
import { languageWindows } from '../../src/language/languageWindows'
import { goneLabels } from '../../src/pix/manage/confirmPictures'
import { manageLabels } from '../../src/pix/manage/manageLabels'
import { DeletedFrom } from '../../src/pix/manage/parts/DeletedFrom'
import { KeyHelp } from '../../src/pix/manage/parts/KeyHelp'
import { reviewLabels } from '../../src/pix/manage/review/reviewLabels'
import { pickLabels } from '../../src/pix/pick/pickLabels'
import { pixWindows } from '../../src/pix/pixWindows'
import { fitLabels } from '../../src/pix/upload/fit/fitLabels'
import { registerWindows } from '../../src/register/registerWindows'
import { accessLabels } from '../../src/shell/accessRecovery'
import type { WindowTable } from '../../src/shell/WindowTable'

const windows: WindowTable = {
  ...pixWindows,
  ...registerWindows,
  ...editorWindows,
  ...blogWindows,
  ...eventWindows,
  ...languageWindows,
}
let used: string[] = []
let loaded: readonly { readonly labels: readonly string[] }[] = []
beforeAll(async () => {
  loaded = await Promise.all(Object.values(windows).map(({ load }) => load()))
  used = [
    ...new Set([
      ...coreLabels,
      ...reviewLabels,
      ...pickLabels,
      ...fitLabels,
      ...accessLabels,
      ...goneLabels,
      ...KeyHelp.labels,
      ...DeletedFrom.labels,
      ...loaded.flatMap(({ labels }) => labels),
    ]),
  ].sort()
})
const markers = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

/** Labels of errors at a field. */
const FIELD_ERROR = /_(?:wrong|missing)$|_error_|^event_categories_error$/
/** Labels of errors at a field that need no advice, with the reason. */
const WITHOUT_ADVICE: Readonly<Record<string, string>> = {
  register_newaccount_error_password: 'the rules are shown below',
  register_passwdchange_error_password: 'the rules are shown below',
  event_preview_missing: 'marks a missing part of a preview',
  event_date_missing: 'marks a missing part of a row',
  event_title_missing: 'marks a missing part of a row',
  pix_title_missing: 'marks a missing part of a tile',
  pix_file_missing: 'marks a missing part of a tile',
  event_error_line: 'contains another error',
}
/** Pairs of labels of one window that have the same text in another language than German, with the reason. */
const EQUAL_TEXTS: Readonly<Record<string, string>> = {
  'pix_filter_series and pix_series': 'the English singular and plural are equal',
  'pix_upload_to_series and pix_series': 'the English singular and plural are equal',
  'register_layer_mail and register_layer_forgot_password': 'the German texts differ only by a question mark',
}

const german = { ...germanTexts, ...germanFurtherTexts, ...germanAccountTexts, ...germanEventTexts }

describe.each([
  ['German', 'de', german, /\bbitte\b|möglich|lassen Sie|melden Sie/i],
  [
    'English',
    'en',
    { ...englishTexts, ...englishFurtherTexts, ...englishAccountTexts, ...englishEventTexts },
    /please|can be|allowed|log in|have the/i,
  ],
  [
    'Polish',
    'pl',
    { ...polishTexts, ...polishFurtherTexts, ...polishAccountTexts, ...polishEventTexts },
    /prosz|możliw|dozwolone|można/i,
  ],
])('the embedded %s texts', (_name, language, texts, advice) => {
  it('have a text for every label that a window shows, in each plural form, and no other', () => {
    const forms = used.flatMap(label => [label, ...pluralForms(label, language)])
    expect(Object.keys(texts).sort()).toEqual(forms.sort())
    expect(Object.values(texts).filter(text => !text.trim())).toEqual([])
  })

  it('give advice at a field, not only the error', () => {
    const errors = used.filter(
      label =>
        FIELD_ERROR.test(label) &&
        !(label in WITHOUT_ADVICE) &&
        !/_(?:heading|headline|caption|title|text)$|^cluster_|^an_|^page_/.test(label),
    )
    expect(errors.length).toBeGreaterThan(30)
    expect(errors.filter(label => !advice.test(texts[label]!)).map(label => `${label}: ${texts[label]}`)).toEqual([])
  })

  it('give two labels of a window the same text only if the German texts are the same too', () => {
    const doubled = loaded.flatMap(({ labels }) =>
      labels.flatMap((label, index) =>
        labels
          .slice(index + 1)
          .filter(other => texts[other] === texts[label] && german[other] !== german[label])
          .map(other => `${label} and ${other}`),
      ),
    )
    expect([...new Set(doubled)].filter(pair => !(pair in EQUAL_TEXTS))).toEqual([])
  })

  it('fill the same markers as the German ones', () => {
    for (const label of used)
      expect({ label, markers: markers(texts[label]!) }).toEqual({ label, markers: markers(german[label]!) })
  })
})

/** Labels that the specifications name without one of our prefixes. */
const NAMED =
  /^(registerframe_(error|message)_\w+|address_error_message_\w+|cluster_is_not_single_event_type_error_\w+|delete_(event|article_confirm)_\w+|no_(formal|content)_category_selected|no_results|required_fields_not_valid_\w+|error_dialog_\w+|label_\w+|page_window_error_\w+|_save_next|_save_insert|_back|notempty|ok|abbrechen|open_stage|process_upload|dropzone upload error|not_uploaded_wrong_file_type|share_group_headline|an_session_timeout_error_occurred|acl_restriction_caption|404_not_found|resource_not_found|server_error)$/

it('a label begins with pix_, register_, event_ or ui_, unless a specification names it', () => {
  expect(used.filter(label => !/^(pix|register|event|ui)_/.test(label) && !NAMED.test(label))).toEqual([])
})

it.each([
  ['German', germanTexts],
  ['English', englishTexts],
  ['Polish', polishTexts],
])('in %s, the picture library needs only the texts of the first chunk', (_language, texts) => {
  expect([...coreLabels, ...manageLabels].filter(label => !(label in texts))).toEqual([])
})
