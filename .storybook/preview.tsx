import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { stageTheme } from '../stories/stageTheme'
import { answerWithFakes } from './answerWithFakes'
import { calmMotion } from './calmMotion'
import { DocsPage } from './DocsPage'
import { globalTypes } from './globalTypes'
import { initialGlobals } from './initialGlobals'
import { ShadowStage } from './ShadowStage'

// Queries by role read every element of a story. On a busy machine one reading takes seconds, so queries wait longer
// than their default of one second.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { codePanel: true, page: DocsPage },
    controls: { expanded: true },
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        phone: { name: 'Phone', styles: { width: '375px', height: '740px' }, type: 'mobile' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Tokens',
          'Flows',
          'kit',
          ['theme', 'control', 'field', 'dialog', 'window'],
          'pix',
          'register',
          'event',
        ],
      },
    },
  },
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [answerWithFakes],
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      calmMotion(globals['motion'] === 'reduced')
      const theme = stageTheme(globals)
      const own = parameters['theme'] as typeof theme | undefined
      const { language, direction } = globals
      return (
        <ShadowStage
          theme={{ ...own, ...theme, tokens: { ...own?.tokens, ...theme.tokens } }}
          lang={language === 'pseudo' ? 'de' : String(language)}
          dir={direction === 'rtl' ? 'rtl' : 'ltr'}
          isAlone={viewMode === 'story'}
          isPadded={parameters['isPadded'] !== false}
        >
          <Story />
        </ShadowStage>
      )
    },
  ],
}

export default preview
