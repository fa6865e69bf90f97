import { FactList } from './FactList'
import { Page } from './Page'
import { PageSection } from './PageSection'
import { rules } from './rules'

const places = [
  [
    'Tokens',
    'Colour with its contrast, type, space, corners, shadow, motion, layers and icons, drawn from the theme that the product itself reads.',
  ],
  ['Flows', 'Whole tasks from the first click to the result, played before your eyes.'],
  [
    'kit',
    'The parts: controls, fields, dialogs, the frame of a window. They know no portal and would serve any product.',
  ],
  [
    'pix, register, event, editor, blog, language',
    'The windows, one folder a family. Each is the real one; only the portal behind it is a fake, the one that the tests use too.',
  ],
] as const

const switches = [
  [
    'Scheme, language, direction',
    'Light and dark; German, English, Polish and a pseudo-locale: accents on every text that comes from a label, and 40 % more of it. A text without accents is hard-coded, or data.',
  ],
  [
    'Size of the controls',
    'The theme has no density of its own choice: controls are 36 px for a mouse and 44 px for a finger. This switch shows the second on any screen.',
  ],
  ['Motion', 'What a person sees who asked the system for less of it.'],
  [
    'The portal’s answers',
    'At once, after three seconds, never, or a refusal: every window has to say what it waits for, and to offer a way on.',
  ],
  ['Layout', 'The windows laid out by the reference portal’s templates instead of their own layout.'],
] as const

const adding = [
  [
    'Where',
    <>
      A part at <code>src/kit/field/Switch.tsx</code> has its stories at{' '}
      <code>stories/kit/field/Switch.stories.tsx</code>: one path, two roots.
    </>,
  ],
  [
    'A window',
    <>
      Draw it with <code>WindowStage</code>, the call that a page would make, and a fake of{' '}
      <code>test/support/fakes</code>. Tag the file with the window’s name and each story with the state it shows, such
      as <code>empty</code> or <code>failed</code>; a test keeps the table of windows and states.
    </>,
  ],
  [
    'Its sentence',
    'The comment above a story says when a person meets it. It stands on the story’s page here, and a story without one fails.',
  ],
  [
    'Its test',
    <>
      Every story is a test: it renders, its play function passes, axe finds nothing in light and dark, no label’s key
      shows, and nothing unexpected is said on the console. <code>npm test -- stories</code>
    </>,
  ],
] as const

/** The first page of Storybook: what Foyer is, the rules of its look, and where everything stands. */
export function Introduction() {
  return (
    <Page
      title="Foyer"
      lead="The windows of a culture portal, to be opened on any of its pages: choosing a picture, signing in, entering an event. Made for the editors who live in them all day, and for the designers and developers who keep them one family."
    >
      <PageSection heading="The rules of the look">
        <FactList facts={rules} />
      </PageSection>
      <PageSection heading="Where what stands">
        <FactList facts={places} />
      </PageSection>
      <PageSection heading="The switches above">
        <p>
          They act on everything, inside the windows’ shadow trees too. The page of each window ends with the window
          under all of them.
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
          <a href="https://mswjs.io">Mock Service Worker</a>. The texts are set in each system’s own typeface; nothing
          is loaded for it. The pictures are drawn by the stories themselves.
        </p>
      </PageSection>
    </Page>
  )
}
