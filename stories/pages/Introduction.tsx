import { FactList } from './FactList'
import { Page } from './Page'
import { PageSection } from './PageSection'
import { rules } from './rules'
import { WindowList } from './WindowList'

const places = [
  [
    'Tokens',
    'Colours with their contrast, type, space, corners, shadows, motion, layers and icons, read from the theme of the product.',
  ],
  ['Flows', 'Whole tasks, played from the first click to the result.'],
  ['kit', 'Controls, fields, dialogs and the frame of a window. They do not depend on a portal.'],
  [
    'pix, register, event, editor, blog, language',
    'The real windows, one folder for each family. They use the fake portal of the tests.',
  ],
] as const

const switches = [
  [
    'Scheme, language, direction',
    'Light and dark; German, English, Polish and a pseudo-locale. The pseudo-locale adds accents and 40 % length to every label. A text without accents there is hard-coded, or data.',
  ],
  [
    'Size of the controls',
    'Controls are 36 px high for a mouse and 44 px for touch. This switch shows the touch size on any screen.',
  ],
  ['Motion', 'The windows for people who ask the system for reduced motion.'],
  [
    'Responses of the portal',
    'The portal responds at once, after three seconds, never, or with an error. Every window must show its loading state, and offer a retry after an error.',
  ],
  ['Layout', 'The reference portal’s templates instead of the built-in layout.'],
] as const

const adding = [
  [
    'Where',
    <>
      A part at <code>src/kit/field/Switch.tsx</code> has its stories at{' '}
      <code>stories/kit/field/Switch.stories.tsx</code>: the same path in both folders.
    </>,
  ],
  [
    'A window',
    <>
      Show it with <code>WindowStage</code>, the call of a page, and a fake from <code>src/testing</code>. Tag the file
      with the window’s name and each story with the state it shows, such as <code>empty</code> or <code>failed</code>.
      A test checks the table of windows and states.
    </>,
  ],
  [
    'Its comment',
    'The comment above a story says when a person sees it. Storybook shows it on the story’s page. A test fails for a story without a comment.',
  ],
  [
    'Its test',
    <>
      Every story is a test: it renders, its play function passes, axe finds nothing in light and dark, no label’s key
      shows, and there is no unexpected console message. <code>npm test -- stories</code>
    </>,
  ],
] as const

/** Renders the first page of Storybook: an introduction to Foyer, its design rules, and the contents. */
export function Introduction() {
  return (
    <Page
      title="Foyer"
      lead="The windows of a culture portal, for any of its pages: choose a picture, log in, enter an event. Storybook is for the designers and developers who keep them consistent."
    >
      <PageSection heading="Contents">
        <FactList facts={places} />
      </PageSection>
      <PageSection heading="The windows">
        <p>
          A name leads to the window in all its states. ‘Dark’ and ‘phone’ show its usual state in the dark scheme and
          375 px wide.
        </p>
        <WindowList />
      </PageSection>
      <PageSection heading="Design rules">
        <FactList facts={rules} />
      </PageSection>
      <PageSection heading="The toolbar">
        <p>
          The switches affect everything, also inside the windows’ shadow trees. The page of each window ends with the
          window in all variants.
        </p>
        <FactList facts={switches} />
      </PageSection>
      <PageSection heading="A new story">
        <FactList facts={adding} />
      </PageSection>
      <PageSection heading="Credits">
        <p>
          Icons by <a href="https://lucide.dev">Lucide</a> (ISC). Accessibility rules by{' '}
          <a href="https://github.com/dequelabs/axe-core">axe-core</a>, fakes of the portal by{' '}
          <a href="https://mswjs.io">Mock Service Worker</a>. Texts use the system’s typeface, so no font loads. The
          stories draw the pictures.
        </p>
      </PageSection>
    </Page>
  )
}
