import { http, HttpResponse, type RequestHandler } from 'msw'

/** Initial state of the fake portal of temporary accounts. */
interface TemporaryFakeOptions {
  /** Saved values, by field. */
  readonly saved?: Readonly<Record<string, string>>
  /** Response to the request for the summary of a move. Default: that request gets a 404. */
  readonly summary?: { readonly moves: readonly object[]; readonly conflicts: readonly object[] }
  /** Response to a move. */
  readonly moved?: object
}

const ROWS = ['firstname', 'surname', 'artistname', 'aliasname', 'existmail']
const ROWS_BY_TYPE = {
  1: ['firstname', 'surname', 'existmail'],
  2: ['firstname', 'surname', 'artistname', 'existmail'],
  3: ['aliasname', 'existmail'],
}
const RESOURCE = '*/register-login/api/register_tmp_account'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const select = (slot: string, attributes: string, names: readonly string[]) =>
  `<select data-slot="${slot}" ${attributes}><option value="">Bitte wählen</option>${names.map((name, index) => `<option value="${index + 1}">${name}</option>`).join('')}</select>`

/** Returns the form's template as a portal sends it. */
function formTemplate(saved: Readonly<Record<string, string>>): string {
  const rows = ROWS.map(row => `<input data-slot="${row}" data-value="${escape(saved[row] ?? '')}">`).join('')
  return `<p>Angaben zur Person</p><section data-slot="intro"></section><form>
${select('gender', `data-gender-id="${saved['gender'] ?? ''}"`, ['weiblich', 'männlich', 'divers', 'keine Angabe'])}
${select('account_types', `data-account-type-id="${saved['taccount_type_id'] ?? ''}" data-options="${escape(JSON.stringify(ROWS_BY_TYPE))}"`, ['Privatperson', 'Künstlerin oder Künstler', 'Unter einem Pseudonym'])}
${rows}<footer><button data-slot="save"></button></footer></form>`
}

/** Makes request handlers for temporary accounts in memory; `posted` lists the posted forms, in order. */
export function temporaryFake({ saved = {}, summary, moved = { success: true } }: TemporaryFakeOptions = {}): {
  handlers: RequestHandler[]
  posted: Record<string, string>[]
} {
  const posted: Record<string, string>[] = []
  let lastId = 0
  const note = async (request: Request) => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()))
    posted.push(form)
    return form
  }
  const handlers = [
    http.get('*/module/lib/framework/getMlBricks.php', () => HttpResponse.json([])),
    http.get('*/cb_ui_window.html', () =>
      HttpResponse.html('<h2 data-slot="title"></h2><div data-slot="close"></div><div data-slot="content"></div>'),
    ),
    http.get(RESOURCE, ({ request }) => {
      const m = new URL(request.url).searchParams.get('m')
      if (m === 'register_tmp_account_layer') return HttpResponse.html(formTemplate(saved))
      return m === 'tmp_account_summary' && summary
        ? HttpResponse.json(summary)
        : new HttpResponse('Not found', { status: 404 })
    }),
    http.post(RESOURCE, async ({ request }) => {
      const { m } = await note(request)
      return HttpResponse.json(m === 'create_temporary_account' ? { id: `neu-${(lastId += 1)}` } : { success: true })
    }),
    http.post('*/tmp_account.json', async ({ request }) => {
      await note(request)
      return HttpResponse.json(moved)
    }),
  ]
  return { handlers, posted }
}
