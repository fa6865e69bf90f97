import { waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { closeLibrary } from '../../support/closeLibrary'
import { expectConsole } from '../../support/expectConsole'
import { openLibrary } from '../../support/openLibrary'
import { readStoredPix } from '../../support/readStoredPix'
import { prepareLibrary, tile } from './support/prepareLibrary'

const { server, asked, user } = prepareLibrary()

describe('the list', () => {
  it('[PIX-API-10] [PIX-API-12] [PIX-CALL-16] requests its labels from the translation service, in the configured language and for the configured projects', async () => {
    for (const [config, start] of [
      [{ translations: true }, '?projects=cb-pix&language=de_DE&labels[]=pix_manage_heading'],
      [
        { translations: true, projects: 'stadtportal', language: 'en_EN', createLabels: true },
        '?createNewLabels&projects=stadtportal&language=en_EN&labels[]=pix_manage_heading',
      ],
    ] as const) {
      const opened = openLibrary(config)
      await tile(opened.root, /^Deichschafe/)
      const texts = asked.filter(line => line.startsWith(`GET /module/lib/framework/getMlBricks.php${start}`))
      expect(texts).toHaveLength(1)
      expect(texts[0]!.split('&labels[]=')).toEqual(
        expect.arrayContaining(['pix_insert', 'pix_size', 'ui_close', 'acl_restriction_caption']),
      )
      opened.root.getByRole('button', { name: /Schließen|Close/ }).click()
      await waitFor(() => expect(opened.control.settled).toHaveBeenCalled())
    }
  })

  it('[PIX-API-11] [PIX-API-13] [PIX-DATA-16] requests only data of the account that is configured now', async () => {
    for (const accountId of [77, 78]) {
      asked.length = 0
      const opened = openLibrary({ auth: { accountId } })
      await tile(opened.root, /^Deichschafe/)
      await opened.root.findAllByRole('option', { name: 'Konzertsommer' })
      expect(asked.filter(line => line.includes('/by/')).sort()).toEqual([
        `GET /pix/pictures/by/${accountId}?from=0&limit=36`,
        `GET /pix/series/by/${accountId}?from=0`,
      ])
      expect(readStoredPix('accountId')).toBe(accountId)
      await closeLibrary(opened)
    }
  })

  it('[PIX-CALL-17] offers to ask the owner by mail when the portal denies access, and fills {TITLE}, {EMAIL} and the names into the dialog’s texts', async () => {
    expectConsole('error', /status 403/)
    server.use(
      http.get(
        '*/pix/pictures/by/:id',
        () =>
          new HttpResponse(
            'pix_access_denied||Hafen|owner@kulturportal.example|anna@kulturportal.example|Anna|Muster',
            { status: 403 },
          ),
      ),
    )
    server.use(
      http.get('*/getMlBricks.php', () =>
        HttpResponse.json({
          pix_access_denied: '{TITLE} gehört {EMAIL}, nicht {FIRSTNAME} {SURNAME} ({USEREMAIL}).',
          pix_access_denied_restriction_caption: '„{TITLE}“ ist gesperrt',
        }),
      ),
    )
    const opened = openLibrary({ translations: true })
    const links: string[] = []
    const question = within(await opened.root.findByRole('alertdialog', { name: '„Hafen“ ist gesperrt' }))
    expect(
      question.getByText('Hafen gehört owner@kulturportal.example, nicht Anna Muster (anna@kulturportal.example).'),
    ).toBeInTheDocument()
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      links.push(this.href)
    })
    await user.click(question.getByRole('button', { name: 'Abbrechen' }))
    await user.click(await opened.root.findByRole('button', { name: 'Erneut versuchen' }))
    await opened.root.findByRole('alertdialog', { name: '„Hafen“ ist gesperrt' })
    expect(links).toEqual([])
    await user.click(await opened.root.findByRole('button', { name: 'Zugriff per E-Mail anfragen' }))
    expect(links).toEqual([expect.stringMatching(/^mailto:owner(%40|@)kulturportal\.example\?/)])
    expect(links[0]).toMatch(/subject=.+&body=.+/)
    jest.restoreAllMocks()
    await closeLibrary(opened)
  })

  it('tells the person and the integrator that the account is missing', async () => {
    expectConsole('error', /CONFIG_MISSING_ACCOUNT|needs 'auth.accountId'/)
    const opened = openLibrary({ auth: {} })
    expect(await opened.root.findByRole('heading', { name: 'Bitte melden Sie sich an' })).toBeInTheDocument()
    expect(asked).toEqual([])
    await closeLibrary(opened)
  })
})
