import { isCommonAssetRequest, type RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { labelFake } from './fakes/labelFake'
import { networkFake } from './fakes/networkFake'
import { templateFake } from './fakes/templateFake'

const worker = setupWorker()
const STORYBOOKS_OWN =
  /^\/(?:iframe\.html|favicon\.(?:ico|svg)|assets\/|sb-|@|node_modules\/|stories\/|src\/|examples\/|\.storybook\/)/
let isStarted = false

/**
 * Starts the fake portal. A request without a fake fails with an error. Requests for Storybook's own files, and for
 * addresses with a file extension such as `.json`, reach Storybook's server instead.
 */
const loadFakes = mswLoader(async () => {
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      if (!isCommonAssetRequest(request) && !STORYBOOKS_OWN.test(new URL(request.url).pathname)) print.error()
    },
  })
  isStarted = true
  return worker
})

type Context = Parameters<typeof loadFakes>[0]

/** Returns the handlers of the fake portal for the toolbar's settings. */
function fakesOfToolbar({ network, language, direction, layout }: Context['globals']): RequestHandler[] {
  return [
    ...networkFake(network),
    ...(language === 'pseudo' || direction === 'rtl' ? labelFake(String(language)) : []),
    ...(layout === 'template' ? templateFake() : []),
  ]
}

/**
 * Applies the fake responses from the story's `parameters.msw` and from the toolbar. Removes those of the previous
 * story.
 */
export async function answerWithFakes(context: Context): Promise<Record<string, unknown>> {
  const ofToolbar = fakesOfToolbar(context.globals)
  if (!context.parameters['msw'] && !isStarted && ofToolbar.length === 0) return {}
  const loaded = await loadFakes(context)
  if (ofToolbar.length > 0) worker.use(...ofToolbar)
  return loaded ?? {}
}
