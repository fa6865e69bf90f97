import { blogWindows } from '../../src/blog/blogFamily'
import { resolveConfig } from '../../src/config/resolveConfig'
import { editorWindows } from '../../src/editor/editorFamily'
import { eventWindows } from '../../src/event/eventWindows'
import { windowLabels } from '../../src/labels/coreLabels'
import { readTexts } from '../../src/labels/readTexts'
import { textTable } from '../../src/labels/texts/textTable'
import { languageWindows } from '../../src/language/languageWindows'
import { pixWindows } from '../../src/pix/pixWindows'
import { registerWindows } from '../../src/register/registerWindows'
import { accessLabels } from '../../src/shell/accessRecovery'
import type { WindowTable } from '../../src/shell/WindowTable'

const windows: WindowTable = {
  ...pixWindows,
  ...registerWindows,
  ...blogWindows,
  ...eventWindows,
  ...editorWindows,
  ...languageWindows,
}
const config = resolveConfig({ translations: true }, new URL('https://portal.example/'))
const LANGUAGES = ['de', 'en', 'pl']

const asked: { readonly path: string; readonly labels: readonly string[] }[] = []
const ownFetch = globalThis.fetch
beforeAll(() => {
  globalThis.fetch = input => {
    const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), location.href)
    const labels = [...searchParams.getAll('labels[]'), ...searchParams.getAll('bricks[]')]
    asked.push({ path: pathname, labels })
    return Promise.resolve(Response.json(Object.fromEntries(labels.map(label => [label, `«${label}»`]))))
  }
})
beforeEach(() => asked.splice(0))
afterAll(() => {
  globalThis.fetch = ownFetch
})

/** Labels that the specifications name for every window. */
const EVERYWHERE = [
  ['UI-DLG-02', 'error_dialog_heading'],
  ['UI-DLG-03', 'error_dialog_description'],
  ['UI-DLG-04', 'an_session_timeout_error_occurred'],
  ['UI-DLG-07', 'ok'],
  ['UI-DLG-07', 'abbrechen'],
  ['UI-ERR-03', 'acl_restriction_caption'],
  ['UI-ERR-08', 'label_restriction_caption'],
  ['UI-ERR-09', 'label_send_mail_request_button'],
  ['UI-ERR-14', 'resource_not_found'],
  ['UI-ERR-15', '404_not_found'],
  ['UI-ERR-17', 'server_error'],
] as const

/** Labels that the specifications name for one window. */
const OF_ONE_WINDOW = [
  ['UI-UPL-02', 'process_upload', 'pix.upload'],
  ['UI-UPL-05', 'not_uploaded_wrong_file_type', 'pix.upload'],
  ['PIX-META-14', 'share_group_headline', 'pix.meta'],
  ['PIX-CHK-04', '_save_next', 'pix.fieldCheck'],
  ['PIX-CHK-05', '_save_insert', 'pix.fieldCheck'],
  ['PIX-CHK-06', '_back', 'pix.fieldCheck'],
  ['PIX-CHK-08', 'notempty', 'pix.fieldCheck'],
  ['REG-FRM-06', 'registerframe_message_fail', 'register.message'],
  ['REG-NAD-16', 'registerframe_error_user', 'register.nameaddress'],
  ['REG-UPW-17', 'registerframe_error_account', 'register.userpass'],
  ['REG-UPW-18', 'registerframe_error_passwd', 'register.userpass'],
  ['REG-UPW-19', 'registerframe_error_exists', 'register.userpass'],
  ['REG-UPW-20', 'registerframe_error_unfinished', 'register.userpass'],
  ['REG-LAY-43', 'register_layer_password_not_strong', 'register.login'],
  ['REG-LAY-43', 'register_layer_old_account', 'register.login'],
  ['REG-LAY-43', 'register_layer_error', 'register.login'],
  ['REG-BLG-06', 'page_window_error_text', 'blog.newPost'],
  ['REG-BLG-07', 'page_window_error_text_headline', 'blog.newPost'],
  ['REG-BLG-09', 'delete_article_confirm_header', 'blog.deleteArticle'],
  ['REG-BLG-10', 'delete_article_confirm_text', 'blog.deleteArticle'],
  ['EVT-OVW-11', 'event_date_missing', 'event.overview'],
  ['EVT-OVW-23', 'cluster_is_not_single_event_type_error_caption', 'event.overview'],
  ['EVT-OVW-24', 'cluster_is_not_single_event_type_error_message', 'event.overview'],
  ['EVT-OVW-25', 'open_stage', 'event.overview'],
  ['EVT-OVW-28', 'event_allow_popups', 'event.overview'],
  ['EVT-OVW-32', 'delete_event_head', 'event.overview'],
  ['EVT-OVW-33', 'delete_event_message', 'event.overview'],
  ['EVT-VAL-05', 'no_formal_category_selected', 'event.detail'],
  ['EVT-VAL-06', 'no_content_category_selected', 'event.detail'],
  ['EVT-VAL-09', 'required_fields_not_valid_title', 'event.detail'],
  ['EVT-VAL-10', 'required_fields_not_valid_text', 'event.detail'],
  ['EVT-VAL-14', 'event_not_allowed_keywords_title', 'event.detail'],
  ['EVT-VAL-15', 'event_not_allowed_keywords_text', 'event.detail'],
  ['EVT-VAL-21', 'address_error_message_name', 'event.detail'],
  ['EVT-VAL-23', 'address_error_message_city', 'event.detail'],
  ['EVT-VAL-25', 'address_error_message_category', 'event.detail'],
  ['EVT-ORG-06', 'no_results', 'event.detail'],
] as const

const BY_REQUEST_FOR_ACCESS = [
  ['UI-ERR-06', 'label_mail_body'],
  ['UI-ERR-07', 'label_mail_subject'],
] as const

const fail = (error: unknown) => {
  throw error
}

/** Reads the texts of labels from a translation service that responds with `«label»`. */
const read = (labels: readonly string[]) => readTexts({ readConfig: () => config, reportError: fail }, 'de_DE', labels)
const readWindow = async (name: string) => read(windowLabels((await windows[name]!.load()).labels))

it.each(EVERYWHERE)('[%s] every window requests the text of %s, and gets the service’s text', async (_id, label) => {
  for (const name of Object.keys(windows)) expect([name, (await readWindow(name))[label]]).toEqual([name, `«${label}»`])
})

it.each(OF_ONE_WINDOW)(
  '[%s] the text of %s is requested by %s, from the service of its family',
  async (_id, label, name) => {
    expect((await readWindow(name))[label]).toBe(`«${label}»`)
    const service = name.startsWith('event.') ? '/event/api/ml' : '/module/lib/framework/getMlBricks.php'
    expect(asked).toEqual([{ path: service, labels: expect.arrayContaining([label]) as string[] }])
  },
)

it.each(BY_REQUEST_FOR_ACCESS)('[%s] the request for access loads the label %s', async (_id, label) => {
  expect((await read(accessLabels))[label]).toBe(`«${label}»`)
})

describe('without the service', () => {
  /** Returns the embedded texts of a language. */
  const embedded = async (language: string) => {
    const { first, further, accounts, events } = textTable[language]!
    return Object.assign({}, ...(await Promise.all([first(), further(), accounts(), events()]))) as Record<
      string,
      string
    >
  }
  /** Returns the labels that have the same text as the given one. */
  const twins = (texts: Readonly<Record<string, string>>, label: string) =>
    Object.keys(texts).filter(other => texts[other] === texts[label])

  it.each([...EVERYWHERE, ...OF_ONE_WINDOW, ...BY_REQUEST_FOR_ACCESS].map(([id, label]) => [id, label] as const))(
    '[%s] %s has its own text in German, English and Polish',
    async (_id, label) => {
      const [german, english, polish] = await Promise.all(LANGUAGES.map(embedded))
      const texts = [german![label], english![label], polish![label]]
      expect(texts.map(text => typeof text)).toEqual(['string', 'string', 'string'])
      // 'OK' is the same word in every language.
      expect(new Set(texts).size).toBe(label === 'ok' ? 1 : 3)
      const allowed = twins(german!, label)
      expect([...twins(english!, label), ...twins(polish!, label)].filter(twin => !allowed.includes(twin))).toEqual([])
    },
  )

  it('[PIX-MAN-63] [PIX-META-17] [PIX-SER-05] the question before a deletion is ‘Löschen?’, in English ‘Delete?’ and in Polish ‘Usunąć?’', async () => {
    const texts = await Promise.all(LANGUAGES.map(embedded))
    expect(texts.map(text => text['pix_delete_question'])).toEqual(['Löschen?', 'Delete?', 'Usunąć?'])
  })

  it.each(LANGUAGES)('[PIX-SER-03] the text for a series’ id contains the marker of the id: %s', async language => {
    expect((await embedded(language))['pix_series_id']).toContain('{ID}')
  })
})
