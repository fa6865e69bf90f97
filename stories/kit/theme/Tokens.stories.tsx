import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Button } from '../../../src/kit/control/Button'
import { Notice } from '../../../src/kit/control/Notice'
import { Checkbox } from '../../../src/kit/field/Checkbox'
import { TextField } from '../../../src/kit/field/TextField'
import { cssVar } from '../../../src/kit/theme/tokens'
import { Page } from '../../pages/Page'
import { PageSection } from '../../pages/PageSection'
import { Column } from '../Column'
import { Row } from '../Row'
import { ContrastTable } from './ContrastTable'
import { IconSheet } from './IconSheet'
import { MotionSample } from './MotionSample'
import { tokenNames } from './tokenNames'
import { TokenTable } from './TokenTable'
import { tokenUses } from './tokenUses'

/** The values that style every part, rendered from the theme itself. So the page matches the product. */
const meta = { title: 'Tokens', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const page = (title: string, lead: string, content: ReactNode): Story => ({
  render: () => (
    <Page title={title} lead={lead}>
      {content}
    </Page>
  ),
})

const block = {
  width: 64,
  height: 40,
  flex: 'none',
  borderRadius: cssVar('radius'),
  border: `1px solid ${cssVar('border')}`,
} as const

/** Use this page to choose a colour: it shows the purpose of each, and the contrast of each pair in both schemes. */
export const Colour: Story = page(
  'Colour',
  'Grey and quiet, so that pictures stand out, with one accent colour. Texts have a contrast of at least 4.5 to 1 on each background where they are used, shapes of controls 3 to 1.',
  <>
    <PageSection heading="Colours">
      <TokenTable
        names={tokenNames(/^(?:surface|control|text|border|accent|on-|danger|warning|success)/)}
        uses={tokenUses}
        draw={name => <div style={{ ...block, background: cssVar(name) }} />}
      />
    </PageSection>
    <PageSection heading="Veils">
      <TokenTable
        names={tokenNames(/^(?:picture-veil|backdrop)/)}
        uses={tokenUses}
        draw={name => (
          <div
            style={{
              ...block,
              background: `linear-gradient(${cssVar(name)}, ${cssVar(name)}), repeating-linear-gradient(45deg, #0b6b74 0 8px, #e8a87c 8px 16px)`,
            }}
          />
        )}
      />
    </PageSection>
    <PageSection heading="Contrast, computed now">
      <ContrastTable />
    </PageSection>
  </>,
)

/** Use this page to style a text: it shows the typeface, its four sizes, two line heights and bold weight. */
export const Type: Story = page(
  'Type',
  'The system’s own typeface in four sizes. A heading is bold, and only a little larger than other text.',
  <>
    <PageSection heading="Typeface">
      <TokenTable names={tokenNames(/^font$/)} draw={() => <span style={{ fontSize: 30 }}>Uferlicht 2026</span>} />
    </PageSection>
    <PageSection heading="Sizes">
      <TokenTable
        names={tokenNames(/^font-/)}
        uses={tokenUses}
        draw={name => <span style={{ flex: '0 0 260px', fontSize: cssVar(name) }}>Konzert im alten Hafen</span>}
      />
    </PageSection>
    <PageSection heading="Lines">
      <TokenTable
        names={tokenNames(/^line/)}
        uses={tokenUses}
        draw={name => (
          <p style={{ width: 260, lineHeight: cssVar(name) }}>
            Drei Tage lang spielen auf sieben Bühnen rund um das alte Hafenbecken Chöre und Blaskapellen.
          </p>
        )}
      />
    </PageSection>
    <PageSection heading="Weight">
      <TokenTable
        names={tokenNames(/^weight/)}
        uses={tokenUses}
        draw={name => <span style={{ flex: '0 0 260px', fontWeight: cssVar(name) }}>Angaben zum Bild</span>}
      />
    </PageSection>
  </>,
)

/** Use this page to set distances: it shows the six distances, and the heights of controls and of a window's header. */
export const Space: Story = page(
  'Space',
  'Distances are multiples of four px. Related parts are closer together than unrelated ones.',
  <>
    <PageSection heading="Distances">
      <TokenTable
        names={tokenNames(/^space/)}
        draw={name => <div style={{ width: cssVar(name), height: 24, background: cssVar('accent') }} />}
      />
    </PageSection>
    <PageSection heading="Sizes">
      <TokenTable
        names={tokenNames(/^size/)}
        uses={tokenUses}
        draw={name => <div style={{ ...block, height: cssVar(name), background: cssVar('control') }} />}
      />
    </PageSection>
  </>,
)

/** Use this page to round corners: it shows the radius of each kind of part. */
export const Radius: Story = page(
  'Radius',
  'The smaller a part, the smaller its radius, except for round parts.',
  <PageSection heading="Corners">
    <TokenTable
      names={tokenNames(/^radius/)}
      uses={tokenUses}
      draw={name => (
        <div style={{ ...block, width: 96, height: 64, borderRadius: cssVar(name), background: cssVar('control') }} />
      )}
    />
  </PageSection>,
)

/** Use this page to show a part above another: it has the two shadows and the stacking order. */
export const Shadow: Story = page(
  'Shadow and layers',
  'A shadow marks a layer above another: a window above the page, a menu above the window.',
  <>
    <PageSection heading="Shadows">
      <TokenTable
        names={tokenNames(/^shadow/)}
        uses={tokenUses}
        draw={name => (
          <div
            style={{
              width: 140,
              height: 80,
              margin: 12,
              borderRadius: cssVar('radius-window'),
              background: cssVar('surface'),
              boxShadow: cssVar(name),
            }}
          />
        )}
      />
    </PageSection>
    <PageSection heading="Layers">
      <p>
        There is no scale of z-index. Modal windows, dialogs and popups are in the browser’s top layer, the newest on
        top, above every z-index of a page. A window has only two steps: 1 for parts above their neighbours, such as the
        head of a table and the checkbox on a picture, and 2 for the tabs of the event form, above these parts.
      </p>
    </PageSection>
  </>,
)

/** Use this page to animate a part: it shows durations and easing. */
export const Motion: Story = page(
  'Motion',
  'Motion is short, and has a meaning: it shows the origin of a part or the effect of an action. For people who ask the system for reduced motion, nothing moves: a spinner fades instead of turning. To see this, set ‘Motion’ in the toolbar to ‘Reduced motion’.',
  <PageSection heading="Durations and ease">
    <TokenTable names={tokenNames(/^(?:motion|ease)/)} uses={tokenUses} draw={name => <MotionSample token={name} />} />
  </PageSection>,
)

/** Use this page to find an icon: it shows those already in use, so that one meaning has one icon. */
export const Icons: Story = page(
  'Icons',
  'One icon set, Lucide, in the colour of the text beside it: 18 px in most buttons and notices, 14 or 16 px beside small texts and in lists, up to 40 px in an empty area or in place of a picture. The stroke is thinner in icons larger than 28 px. No icon is without a text: a button that shows only an icon has an accessible name and a tooltip.',
  <PageSection heading="In use">
    <IconSheet />
  </PageSection>,
)

const Sample = () => (
  <Column>
    <Row>
      <Button variant="primary">Einsetzen</Button>
      <Button>Abbrechen</Button>
      <a href="#help">Hilfe</a>
    </Row>
    <Checkbox label="Geteilt" isChecked onChange={() => {}} />
    <TextField label="Titel" value="Rathaus" onChange={() => {}} />
    <Notice tone="info">Es werden nur die markierten Bilder gezeigt.</Notice>
  </Column>
)

/** On a page without theme options. */
export const Standard: Story = { render: () => <Sample /> }

/** On a page with its own accent colour: the other shades are computed so that every text stays readable. */
export const OwnAccent: Story = { parameters: { theme: { accent: '#ffb000' } }, render: () => <Sample /> }

/** On a page with its own font and corners. */
export const OwnTokens: Story = {
  parameters: { theme: { accent: '#8a1538', font: 'Georgia, serif', tokens: { radius: '0px' } } },
  render: () => <Sample />,
}
