import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../../src/kit/control/Button'
import { Notice } from '../../../src/kit/control/Notice'
import { Checkbox } from '../../../src/kit/field/Checkbox'
import { TextField } from '../../../src/kit/field/TextField'
import { cssVar } from '../../../src/kit/theme/cssVar'
import { tokens } from '../../../src/kit/theme/tokens'
import { Column } from '../Column'
import { Row } from '../Row'

/** The values that every part takes its look from, and what a host page may change. */
const meta = {} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const colors = Object.keys(tokens.light).filter(name => !/^(?:shadow|backdrop|picture)/.test(name)) as (keyof typeof tokens.light)[]

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

/** The colours of the present scheme. */
export const Colors: Story = {
  render: () => (
    <Row>
      {colors.map(name => (
        <figure key={name} style={{ width: 120 }}>
          <div style={{ height: 48, borderRadius: cssVar('radius'), border: `1px solid ${cssVar('border')}`, background: cssVar(name) }} />
          <figcaption style={{ fontSize: cssVar('font-small') }}>{name}</figcaption>
        </figure>
      ))}
    </Row>
  ),
}

/** As it comes. */
export const Standard: Story = { render: () => <Sample /> }

/** With the accent of a page: its other shades are computed so that every text stays readable. */
export const OwnAccent: Story = { parameters: { theme: { accent: '#ffb000' } }, render: () => <Sample /> }

/** With a page's font and corners. */
export const OwnTokens: Story = { parameters: { theme: { accent: '#8a1538', font: 'Georgia, serif', tokens: { radius: '0px' } } }, render: () => <Sample /> }
