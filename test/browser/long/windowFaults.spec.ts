import type { Page, Request } from '@playwright/test'
import type { Foyer } from '../../../src/api/Foyer'
import type { FaultRule } from '../../support/faultProxy/FaultRule'
import { seededAccount } from '../../support/seededAccount'
import { faultTable, type FaultCase } from '../support/faultTable'
import { expectFaults } from '../support/hostPageSteps'
import { expect, test } from '../support/hostPageTest'

declare const foyer: Foyer

/** A window in which a person enters something, and one call that it makes. */
interface Walk {
  readonly title: string
  readonly rule: Omit<FaultRule, 'fault'>
  /** Who does it; default: the author. */
  readonly account?: string | null
  open(page: Page): Promise<unknown>
  /** What is entered: fields by their selector. */
  readonly typed: Readonly<Record<string, string>>
  /** Makes the call, each time. */
  act(page: Page): Promise<void>
  /** The call has done its work. */
  done(page: Page): Promise<void>
  /** Faults that the contract makes an answer of, or that would do it twice. */
  readonly without?: (fault: FaultCase) => boolean
  /** What is told in another way than elsewhere. */
  readonly says?: Readonly<Record<string, RegExp>>
}

const DOWN = /Das Portal ist gerade nicht erreichbar/
/** Windows of accounts, events and blog tell a missing resource and a failed server by their status. */
const PORTAL: Readonly<Record<string, RegExp>> = { 404: /Nicht gefunden/, '503 without a word': /Fehler auf dem Server/ }
const once = ({ isDone }: FaultCase) => Boolean(isDone)
/** Every field of the answer may be left out; the frame then shows the message that it failed. */
const saysNothing = ({ name }: FaultCase) => name === 'JSON of another shape'
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).last().click()
const openFrame = (name: 'userpass' | 'newaccount' | 'nameaddress' | 'passwdchange' | 'voucher', options = {}) => async (page: Page) => {
  await page.goto('/login')
  await page.evaluate(([wanted, given]) => foyer.register.open(wanted, given).opened, [name, options] as const)
}
const ajax = { method: 'POST', path: /^\/register\/ajax\.php/ }

const WALKS: readonly Walk[] = [
  {
    title: 'logging in by the registration frame',
    rule: ajax,
    account: null,
    async open(page) {
      await openFrame('userpass')(page)
      await page.locator('[data-foyer-form] [name=account]').fill(seededAccount.reader)
      await page.keyboard.press('Tab')
    },
    typed: { '[data-foyer-form] [name=passwd]': 'Kranichzug#17' },
    act: press('Anmelden'),
    done: async page => expect(page.locator('[name=passwd]')).toHaveCount(0),
    without: saysNothing,
    says: PORTAL,
  },
  {
    title: 'a new account of the registration frame',
    rule: ajax,
    account: null,
    open: openFrame('newaccount'),
    typed: { '[name=register_newaccount_input_email]': 'neue.person@rahmen.example', '[name=register_newaccount_input_password]': 'Kranichzug#17' },
    act: press('Konto anlegen'),
    done: async page => expect(page.locator('[name=register_newaccount_input_password]')).toHaveCount(0),
    without: fault => once(fault) || saysNothing(fault),
    says: PORTAL,
  },
  {
    title: 'redeeming a voucher',
    rule: { method: 'GET', path: /action=check_voucher/ },
    open: openFrame('voucher', { voucherRole: 'press' }),
    typed: { '[name=voucher]': 'UFER-PRESSE-2026' },
    act: press('Einlösen'),
    done: async page => expect(page.locator('[name=voucher]')).toHaveCount(0),
    without: ({ name }) => ['JSON of another shape', 'nothing at all'].includes(name),
    says: PORTAL,
  },
  {
    title: 'a new blog post',
    rule: { method: 'GET', path: /m=new_article/ },
    async open(page) {
      await page.goto('/blog')
      await page.getByRole('button', { name: 'Beitrag schreiben' }).click()
      await page.getByRole('combobox', { name: 'Thema' }).selectOption({ index: 1 })
    },
    typed: { 'role=textbox[name="Überschrift"]': 'Trotz allem' },
    act: press('Beitrag anlegen'),
    done: page => page.waitForURL('**/articles/trotz-allem'),
    without: once,
    says: PORTAL,
  },
  {
    title: 'saving a new series',
    rule: { method: 'POST', path: /^\/pix\/series$/ },
    async open(page) {
      await page.goto('/playground')
      await page.evaluate(() => foyer.pix.manage().opened)
      await page.getByRole('button', { name: 'Neue Serie' }).click()
    },
    typed: { 'role=textbox[name="Titel"]': 'Störfälle' },
    act: press('Speichern'),
    done: async page => expect(page.getByRole('dialog', { name: 'Neue Serie' })).toHaveCount(0),
    without: once,
  },
  {
    title: 'saving an event',
    rule: { method: 'POST', path: /^\/event\/api\/event_cluster\/cluster\/\d+/ },
    async open(page) {
      await page.goto('/playground')
      const id = await page.evaluate(async () => {
        const body = new URLSearchParams({ method: 'POST', Customer: 'uferland', IdEventType: '1', IsPublished: '1', MlTitle: 'Vorher', DateFrom: '2027-05-31T19:30:00', FormalCategoryId: '101' })
        return ((await (await fetch('/event/api/event_cluster/cluster/', { method: 'POST', body })).json()) as { Id: number }).Id
      })
      await page.evaluate(wanted => foyer.event.detail(wanted).opened, id)
    },
    typed: { 'role=textbox[name="Titel"]': 'Fest der Störungen' },
    act: press('Speichern'),
    done: async page => expect(page.getByRole('dialog', { name: 'Veranstaltung bearbeiten' })).toHaveCount(0),
    without: fault => once(fault) || saysNothing(fault) || fault.name === 'nothing at all' || fault.name === '409',
    says: { ...PORTAL, 404: /Inzwischen gelöscht/ },
  },
  {
    title: 'the account that logs in by the layer',
    rule: { method: 'GET', path: /m=check_account/ },
    account: null,
    async open(page) {
      await page.goto('/')
      await page.getByRole('link', { name: 'Anmelden' }).click()
    },
    typed: { '[data-foyer-form] [name=account]': seededAccount.layerMember },
    act: page => page.locator('[data-foyer-form] [name=account]').press('Enter'),
    done: async page => expect(page.locator('[data-foyer-form] [name=password]')).toBeFocused(),
    without: saysNothing,
    says: { ...PORTAL, 429: /Das waren zu viele Versuche\. Bitte warten Sie 1 Min\./ },
  },
  {
    title: 'the password of the layer',
    rule: { method: 'POST', path: /^\/register-login\/api\/register_login/ },
    account: null,
    async open(page) {
      await page.goto('/')
      await page.getByRole('link', { name: 'Anmelden' }).click()
      await page.locator('[data-foyer-form] [name=account]').fill(seededAccount.layerMember)
      await page.keyboard.press('Enter')
    },
    typed: { '[data-foyer-form] [name=password]': 'Wattwanderung3' },
    act: page => page.locator('[data-foyer-form] [name=password]').press('Enter'),
    done: async page => expect(page.getByText('Willkommen, Jette!').first()).toBeVisible(),
    without: saysNothing,
    says: { ...PORTAL, 429: /Das waren zu viele Versuche\. Bitte warten Sie 1 Min\./ },
  },
]

/** Settles when a request is over, whatever came of it: what is said of the one before may stand there still. */
function untilOver(page: Page, { method, path }: Walk['rule']): Promise<void> {
  return new Promise(resolve => {
    const look = (request: Request) => {
      const { pathname, search } = new URL(request.url())
      if (!path.test(pathname + search) || request.method() !== (method ?? request.method())) return
      page.off('requestfinished', look).off('requestfailed', look)
      resolve()
    }
    page.on('requestfinished', look).on('requestfailed', look)
  })
}

let cells = 0
test.afterAll(() => void process.stderr.write(`window faults: ${cells} cells passed\n`))

for (const { title, rule, account, open, typed, act, done, without = () => false, says = {} } of WALKS) {
  test(`${title}: every fault is told, what was entered stays, and trying again works`, async ({ authorPage: page, line, watch }) => {
    test.setTimeout(180_000)
    expectFaults(watch)
    if (account === null) await page.context().clearCookies()
    await open(page)
    for (const [selector, value] of Object.entries(typed)) if (!(await page.locator(selector).isDisabled())) await page.locator(selector).fill(value)
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: /Das hat nicht geklappt|Nicht gefunden|Nicht mehr angemeldet|Kein Zugriff/ }))
    for (const { name, fault, says: usual = DOWN } of faultTable.filter(entry => !without(entry))) {
      await test.step(name, async () => {
        line.add({ ...rule, times: 1, fault })
        const answered = untilOver(page, rule)
        await act(page)
        await answered
        await expect(page.getByText(says[name] ?? usual).filter({ visible: true }).first()).toBeVisible()
        if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        for (const [selector, value] of Object.entries(typed)) await expect(page.locator(selector)).toHaveValue(value)
        await line.reset()
        cells += 1
      })
    }
    await act(page)
    await done(page)
  })
}
