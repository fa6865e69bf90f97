/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'

const LABEL = 'label_of_a_test'
const ASK = `/module/lib/framework/getMlBricks.php?projects=cb-pix&language=de_DE&labels[]=${LABEL}`
/** Statements that give each stored label a text, so that the call for texts returns the label. */
const TRACE = [
  `create function trace() returns trigger language plpgsql as $$
    begin insert into label_texts values ('de_DE', new.label, 'stored') on conflict do nothing; return new; end $$`,
  'create trigger trace after insert on new_labels for each row execute function trace()',
]
const FILL = `insert into new_labels (label, projects) select 'filled_' || n, 'x' from generate_series(1, 10000) n`

/** Requests an unknown label with `createNewLabels`, and returns the texts that a later request gets. */
async function note(
  portal: Parameters<typeof portalClient>[0],
  destination: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const author = await portalClient(portal, seededAccount.author)
  const own = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': destination }
  await author.get(`${ASK}&createNewLabels`, { ...own, ...headers })
  return (await author.get(ASK)).json()
}

onEveryDatabase(
  portal => {
    test('a script of the portal’s own page stores unknown labels; a link, a picture, an iframe and a prefetch store none', async () => {
      for (const destination of ['document', 'image', 'iframe']) expect(await note(portal(), destination)).toEqual({})
      expect(await note(portal(), 'empty', { 'Sec-Purpose': 'prefetch' })).toEqual({})
      expect(await note(portal(), 'empty')).toEqual({ [LABEL]: 'stored' })
    })
  },
  { statements: TRACE },
)

onEveryDatabase(
  portal => {
    test('a list of 10,000 unknown labels accepts no more', async () => {
      expect(await note(portal(), 'empty')).toEqual({})
    })
  },
  { statements: [FILL, ...TRACE] },
)
