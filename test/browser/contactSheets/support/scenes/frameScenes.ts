import type { Foyer } from '../../../../../src/api/Foyer'
import type { FrameWindowName } from '../../../../../src/api/RegisterApi'
import { fakePersons } from '../../../../../src/testing/fakePersons'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'

declare const foyer: Foyer

const AUTHOR = 'henrike.ahlers@kulturportal.example'

/** Values that a visitor has entered, and the register's persons that match. */
const ENTERED = {
  originalRequest: {
    firstname: 'Jörg',
    surname: 'Weiß',
    street: 'Am Markt',
    nr: '7a',
    plz: '21680',
    city: 'Stade',
    email: 'j@weiss.example',
  },
  data: { fullmatch: fakePersons },
}

const open =
  (name: FrameWindowName, options: object = {}) =>
  async ({ page }: SceneStage) => {
    await page.evaluate(([wanted, given]) => foyer.register.open(wanted, given).opened, [name, options] as const)
  }

/** Scenes of the registration windows. */
export const frameScenes: readonly WindowScene[] = [
  { name: 'userpass', who: 'visitor', open: open('userpass') },
  {
    name: 'userpass-new',
    who: 'visitor',
    async open(stage) {
      await open('userpass', { account: 'jördis@uferland.test' })(stage)
      await stage.input('account').fill('joerdis@uferland.test')
      await stage.page.keyboard.press('Tab')
      await stage.input('new_password').fill('Moor')
    },
  },
  {
    name: 'userpass-wrong',
    isFurther: true,
    who: 'visitor',
    async open(stage) {
      await open('userpass')(stage)
      await stage.input('account').fill(AUTHOR)
      await stage.page.keyboard.press('Tab')
      await stage.button('register_userpass_login').click()
    },
  },
  {
    name: 'message',
    who: 'visitor',
    open: stage =>
      open('message', {
        title: stage.say('register_message_confirm_title'),
        message: stage.say('register_message_confirm'),
        replace_text: { email: AUTHOR },
        link: { href: '/login', text: stage.say('register_newaccount_login') },
      })(stage),
  },
  { name: 'verifymail', isFurther: true, who: 'visitor', open: open('verifymail', { user_mail: AUTHOR }) },
  { name: 'nameselect', who: 'visitor', open: open('nameselect', ENTERED) },
  { name: 'nameaddress', who: 'visitor', open: open('nameaddress') },
  {
    name: 'nameaddress-wrong',
    isFurther: true,
    who: 'visitor',
    async open(stage) {
      await open('nameaddress')(stage)
      await stage.input('firstname').fill('Jördis')
      await stage.input('phone').fill('0471')
      await stage.button('register_nameaddress_submit').click()
    },
  },
  { name: 'checkdoublet', who: 'visitor', open: open('checkdoublet', ENTERED) },
  {
    name: 'checkdoubletinfo',
    who: 'visitor',
    open: open('checkdoubletinfo', { ...ENTERED, doublet_id: '12', doublet_text: 'Jörg Weiß, 21680 Stade' }),
  },
  { name: 'newaccount', who: 'visitor', open: open('newaccount') },
  { name: 'passwdchange', open: open('passwdchange') },
  { name: 'voucher', open: open('voucher') },
  {
    name: 'voucher-wrong',
    isFurther: true,
    async open(stage) {
      await open('voucher', { voucherRole: 'venue' })(stage)
      await stage.input('voucher').fill('UFER-ALT-2024')
      await stage.button('register_voucher_submit').click()
      await stage.window.locator('[aria-invalid=true]').waitFor()
    },
  },
]
