import type { Preview } from '@storybook/react-vite'
import { isCommonAssetRequest } from 'msw'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { ShadowStage } from './ShadowStage'

// A request of a story that its fakes do not answer is a fault of the story: it fails loudly instead of reaching a server.
const answerWithFakes = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      const { pathname } = new URL(request.url)
      if (!isCommonAssetRequest(request) && !/^\/(?:iframe\.html|assets\/|sb-|@|node_modules\/|stories\/|src\/|\.storybook\/)/.test(pathname)) print.error()
    },
  })
  return worker
})

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { codePanel: true },
    controls: { expanded: true },
    options: { storySort: { order: ['kit', ['theme', 'control', 'field', 'dialog', 'window'], 'shell', 'pix'] } },
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'mirror', dynamicTitle: true, items: ['auto', 'light', 'dark'] },
    },
    language: {
      description: 'Language of the labels',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: ['de', 'en', 'pl'] },
    },
  },
  initialGlobals: { scheme: 'auto', language: 'de' },
  loaders: [async context => (context.parameters['msw'] ? answerWithFakes(context) : {})],
  decorators: [
    (Story, { globals, parameters }) => (
      <ShadowStage theme={{ ...parameters['theme'], scheme: globals['scheme'] }} lang={globals['language']} isPadded={parameters['isPadded'] !== false}>
        <Story />
      </ShadowStage>
    ),
  ],
}

export default preview
