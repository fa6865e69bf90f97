import { blogWindows } from '../../../src/blog/blogFamily'
import { editorWindows } from '../../../src/editor/editorFamily'
import { eventWindows } from '../../../src/event/eventWindows'
import { languageWindows } from '../../../src/language/languageWindows'
import { pixWindows } from '../../../src/pix/pixWindows'
import { registerWindows } from '../../../src/register/registerWindows'

/** States of a window that depend on its content. Other variants, such as the dark scheme, are toolbar settings. */
export const contentStates = ['default', 'empty', 'loading', 'failed', 'refused', 'long', 'many'] as const

type ContentState = (typeof contentStates)[number]

/** Every window and layer of the product, by its name in the window tables of `src/<family>`. */
export const windowNames: readonly string[] = Object.keys({
  ...pixWindows,
  ...registerWindows,
  ...eventWindows,
  ...editorWindows,
  ...blogWindows,
  ...languageWindows,
})

type Exceptions = Partial<Readonly<Record<ContentState, string>>>

const LOADS_NOTHING = 'sends no request before a person acts'
const GIVEN = 'gets its content from the window that opens it'
const FIXED = 'shows fixed texts only'
const ALWAYS = 'always has the same fields'
const NOTHING_TO_REFUSE = 'sends nothing that could be refused'

const asksNothing: Exceptions = { loading: LOADS_NOTHING, failed: LOADS_NOTHING }
const given: Exceptions = { loading: GIVEN, failed: GIVEN }
const notice: Exceptions = { empty: FIXED, ...asksNothing, refused: NOTHING_TO_REFUSE, long: FIXED, many: FIXED }

/** States for which a window has no story, each with the reason. */
export const exceptions: Readonly<Record<string, Exceptions>> = {
  'pix.bulkEdit': { ...given, empty: 'opens only with marked pictures' },
  'pix.crop': { empty: ALWAYS, many: ALWAYS },
  'pix.fieldCheck': { ...given, empty: 'opens only with chosen pictures' },
  'pix.position': { ...given, many: ALWAYS },
  'pix.seriesMeta': { ...given, many: ALWAYS },
  'pix.upload': { empty: 'opens only with chosen files' },
  'register.message': { empty: 'opens only with a message', loading: GIVEN, refused: NOTHING_TO_REFUSE, many: FIXED },
  'register.verifymail': { ...asksNothing, empty: ALWAYS, long: FIXED, many: ALWAYS },
  'register.nameselect': { ...given, empty: 'opens only with persons' },
  'register.nameaddress': { many: ALWAYS },
  'register.checkdoublet': given,
  'register.checkdoubletinfo': { ...given, empty: 'opens only with a chosen person', many: ALWAYS },
  'register.userpass': { many: ALWAYS },
  'register.newaccount': { ...asksNothing, many: ALWAYS },
  'register.passwdchange': { empty: 'opens only for an account', many: ALWAYS },
  'register.voucher': { ...asksNothing, long: 'takes one short code', many: ALWAYS },
  'register.temporaryIntro': notice,
  'register.basicIntro': notice,
  'register.temporaryAccount': { ...asksNothing, many: ALWAYS },
  'register.migrate': { many: 'lists nothing: it moves the values of a form with fixed fields' },
  'register.login': { loading: LOADS_NOTHING, many: ALWAYS },
  'register.confirm': notice,
  'register.tokenError': notice,
  'register.info': notice,
  'register.sendMail': { ...asksNothing, empty: 'is empty by default', long: 'a text area scrolls', many: ALWAYS },
  'register.passwordChange': {
    ...asksNothing,
    empty: 'is empty by default',
    refused: 'looks as in register.login',
    long: FIXED,
    many: ALWAYS,
  },
  'editor.open': {
    empty: 'the external editor shows the content',
    refused: 'the external editor shows a refusal',
    long: 'the external editor shows the content',
    many: 'the external editor shows the content',
  },
  'blog.newPost': { empty: 'its title is empty by default' },
  'blog.deleteArticle': { ...asksNothing, empty: FIXED, long: FIXED, many: FIXED },
  'language.choose': { empty: 'a portal has at least one language', refused: NOTHING_TO_REFUSE },
}
