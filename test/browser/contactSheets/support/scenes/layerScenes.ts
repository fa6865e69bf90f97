import type { Foyer } from '../../../../../src/api/Foyer'
import { beginWithoutAccount } from '../../../support/beginWithoutAccount'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'

declare const foyer: Foyer

const MEMBER = 'jette.brandt@uferland.test'

const logIn = async (stage: SceneStage, account: string) => {
  await stage.page.evaluate(() => foyer.register.login().opened)
  await stage.input('account').fill(account)
  await stage.page.keyboard.press('Enter')
}
/** Opens the form of a temporary account. */
const beginWithout = ({ page }: SceneStage) => page.evaluate(() => void foyer.register.temporaryAccount())

/** Scenes of the account layers. */
export const layerScenes: readonly WindowScene[] = [
  { name: 'login', who: 'visitor', open: ({ page }) => page.evaluate(() => foyer.register.login().opened) },
  {
    name: 'login-password',
    who: 'visitor',
    async open(stage) {
      await logIn(stage, MEMBER)
      await stage.input('password').waitFor()
    },
  },
  {
    name: 'login-wrong',
    isFurther: true,
    who: 'visitor',
    async open(stage) {
      await logIn(stage, MEMBER)
      await stage.input('password').fill('falsch')
      await stage.page.keyboard.press('Enter')
      await stage.page.getByText(stage.say('wrong_password')).first().waitFor()
    },
  },
  {
    name: 'login-new',
    who: 'visitor',
    async open(stage) {
      await logIn(stage, 'neu.hier@uferland.test')
      await stage.input('new_password').fill('Watt')
    },
  },
  {
    name: 'login-mail',
    who: 'visitor',
    open: ({ page }) => page.evaluate(() => foyer.register.login({ tab: 2 }).opened),
  },
  { name: 'confirm', open: ({ page }) => page.evaluate(() => foyer.register.confirm().opened) },
  {
    name: 'token-error',
    isFurther: true,
    who: 'visitor',
    open: ({ page }) => page.evaluate(() => foyer.register.tokenError().opened),
  },
  {
    name: 'info',
    isFurther: true,
    who: 'visitor',
    open: ({ page }) => page.evaluate(() => foyer.register.info().opened),
  },
  { name: 'send-mail', open: ({ page }) => page.evaluate(() => foyer.register.sendMail().opened) },
  { name: 'password-change', open: ({ page }) => page.evaluate(() => foyer.register.passwordChange().opened) },
  {
    name: 'temporary-intro',
    isFurther: true,
    who: 'visitor',
    open: ({ page }) => page.evaluate(() => foyer.register.temporaryIntro().opened),
  },
  {
    name: 'basic-intro',
    who: 'visitor',
    async open(stage) {
      await stage.page.evaluate(() => foyer.register.basicIntro().opened)
      await stage.button('register_tmp_without').click()
    },
  },
  {
    name: 'temporary-account',
    who: 'visitor',
    async open(stage) {
      await beginWithout(stage)
      await stage.field('register_tmp_taccount_type_id').selectOption({ index: 2 })
    },
  },
  {
    name: 'migrate',
    isFurther: true,
    async open({ page }) {
      await page.evaluate(beginWithoutAccount)
      await page.evaluate(() => foyer.register.migrate().opened)
    },
  },
  {
    name: 'migrate-nothing',
    isFurther: true,
    open: ({ page }) => page.evaluate(() => foyer.register.migrate().opened),
  },
]
