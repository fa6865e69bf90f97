import { configure } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expectConsole } from '../support/expectConsole'
import { fakePortalServer } from '../support/fakePortalServer'
import { openTestWindow } from '../support/openTestWindow'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const { server } = fakePortalServer()
configure({ defaultHidden: true })
withoutActEnvironment()

it.each([
  ['languages', 'language.choose', {}, /getMlLanguages\.php.*status 500/],
  ['blog tags', 'blog.newPost', { auth: { account: 'eva@x.example', blogAuthor: true } }, /m=tags.*status 500/],
])('[UI-ERR-20] a window logs that %s did not load, and offers a retry', async (_list, callName, config, logged) => {
  server.use(http.get('*', () => new HttpResponse('Internal error', { status: 500 })))
  expectConsole('error', logged)
  const { root, close } = await openTestWindow(callName, [], config)
  expect(await root.findByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument()
  close()
})
