import { configure, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { layerFake } from '../../src/testing/layerFake'
import { registerFake } from '../../src/testing/registerFake'
import { fakePortalServer } from '../support/fakePortalServer'
import { openTestWindow } from '../support/openTestWindow'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const { server } = fakePortalServer()
configure({ defaultHidden: true })
withoutActEnvironment()

const TEXT = 'Ich kenne <a href="/agb" onclick="steal()">die <b>Regeln</b></a><script>steal()</script>.'

it.each([
  ['register.open', ['nameaddress'], 'register_nameaddress_terms'],
  ['register.passwordChange', [], 'register_layer_terms'],
  ['register.info', [], 'register_layer_info_text'],
])('%s %j keeps links and emphasis of the text of %s, but no script', async (call, given, label) => {
  server.use(
    ...registerFake({ get_loggedin_user_data: null }).handlers,
    ...layerFake([]),
    http.get('*/module/lib/framework/getMlBricks.php', () => HttpResponse.json({ [label]: TEXT })),
  )
  const { host, close } = await openTestWindow(call, given, { translations: true })
  const page = within(document.documentElement)
  const shadow = within(host.shadowRoot!.querySelector<HTMLElement>('div')!)
  const link = await Promise.any([
    page.findByRole('link', { name: /^die Regeln/ }),
    shadow.findByRole('link', { name: /^die Regeln/ }),
  ])
  expect(link).toHaveAttribute('href', 'http://localhost/agb')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).not.toHaveAttribute('onclick')
  expect(within(link).getByText('Regeln').localName).toBe('b')
  expect(link.parentElement?.textContent).toMatch(/^Ich kenne die Regeln( \(.+\))?\.$/)
  close()
})
