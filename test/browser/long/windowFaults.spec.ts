import type { Foyer } from '../../../src/api/Foyer'
import { seededAccount } from '../../support/seededAccount'
import { faultWalkParts } from '../support/faultWalkParts'
import { expect } from '../support/hostPageTest'
import { testFaultWalks } from '../support/testFaultWalks'

declare const foyer: Foyer

const { PORTAL, saysNothing, unread, press, openFrame, goKeyed, mailed, ajax } = faultWalkParts

testFaultWalks([
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
    typed: {
      '[name=register_newaccount_input_email]': 'neue.person@rahmen.example',
      '[name=register_newaccount_input_password]': 'Kranichzug#17',
    },
    act: press('Konto anlegen'),
    done: page =>
      expect(
        page
          .getByRole('paragraph')
          .filter({ hasText: 'Wir haben einen Link an neue.person@rahmen.example geschickt.' }),
      ).toBeVisible(),
    written: mailed('neue.person@rahmen.example', 'register_token='),
    without: saysNothing,
    says: PORTAL,
  },
  {
    title: 'checking a voucher',
    rule: { method: 'GET', path: /action=check_voucher/ },
    open: openFrame('voucher', { voucherRole: 'press' }),
    typed: { '[name=voucher]': 'UFER-PRESSE-2026' },
    act: press('Einlösen'),
    done: async page => expect(page.locator('[name=voucher]')).toHaveCount(0),
    // A response with status 2xx that is not an explicit yes counts as no.
    without: ({ name }) => ['JSON of another shape', 'JSON with wrong types', 'an empty response'].includes(name),
    says: PORTAL,
  },
  {
    title: 'redeeming a valid voucher',
    rule: { method: 'GET', path: /action=set_acl_by_voucher/ },
    async open(page) {
      await goKeyed(page, '/login')
      await page.evaluate(() => foyer.register.open('voucher', { voucherRole: 'filmmaker' }).opened)
    },
    typed: { '[name=voucher]': 'UFER-FILM-2026' },
    act: press('Einlösen'),
    done: async page => expect(page.locator('[name=voucher]')).toHaveCount(0),
    isKeyed: true,
    async written(page) {
      // Sends a separate request, because the page reloads itself.
      const profile = await page.request.get('/profile')
      return (await profile.text()).match(/Freigeschaltet: [^<]*Filmschaffende/g)?.length ?? 0
    },
    // A response with status 2xx that is not an explicit yes counts as no.
    without: ({ name }) => ['JSON of another shape', 'JSON with wrong types', 'an empty response'].includes(name),
    says: PORTAL,
  },
  {
    title: 'a new blog post',
    rule: { method: 'GET', path: /m=new_article/ },
    async open(page) {
      await goKeyed(page, '/blog')
      await page.getByRole('button', { name: 'Beitrag schreiben' }).click()
      await page.getByRole('combobox', { name: 'Thema' }).selectOption({ index: 1 })
    },
    typed: { 'role=textbox[name="Überschrift"]': 'Trotz allem' },
    act: press('Beitrag anlegen'),
    done: page => page.waitForURL('**/articles/trotz-allem'),
    isKeyed: true,
    async written(page) {
      await page.goto('/blog')
      return page.getByRole('link', { name: 'Trotz allem', exact: true }).count()
    },
    says: PORTAL,
  },
  {
    title: 'saving a new series',
    rule: { method: 'POST', path: /^\/pix\/series$/ },
    async open(page) {
      await goKeyed(page, '/playground')
      await page.evaluate(() => foyer.pix.manage().opened)
      await page.getByRole('button', { name: 'Neue Serie' }).click()
    },
    typed: { 'role=textbox[name="Titel"]': 'Störfälle' },
    act: press('Speichern'),
    done: async page => expect(page.getByRole('dialog', { name: 'Neue Serie' })).toHaveCount(0),
    isKeyed: true,
    written: page =>
      page.evaluate(
        async () =>
          ((await (await fetch('/pix/series/by/1001?from=0')).json()) as { Title: string }[]).filter(
            ({ Title }) => Title === 'Störfälle',
          ).length,
      ),
  },
  {
    title: 'saving an event',
    rule: { method: 'POST', path: /^\/event\/api\/event_cluster\/cluster\/\d+/ },
    async open(page) {
      await page.goto('/playground')
      const id = await page.evaluate(async () => {
        const body = new URLSearchParams({
          method: 'POST',
          Customer: 'uferland',
          IdEventType: '1',
          IsPublished: '1',
          MlTitle: 'Vorher',
          DateFrom: '2027-05-31T19:30:00',
          FormalCategoryId: '101',
        })
        return (
          (await (await fetch('/event/api/event_cluster/cluster/', { method: 'POST', body })).json()) as { Id: number }
        ).Id
      })
      await page.evaluate(wanted => foyer.event.detail(wanted).opened, id)
    },
    typed: { 'role=textbox[name="Titel"]': 'Fest der Störungen' },
    act: press('Speichern'),
    done: async page => expect(page.getByRole('dialog', { name: 'Veranstaltung bearbeiten' })).toHaveCount(0),
    // The contract does not define the response, so any response with status 2xx counts as success, except `false`. A
    // conflict has a separate dialog.
    without: fault => unread(fault) || fault.name === '409',
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
])
