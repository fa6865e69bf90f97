import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../../src/kit/control/Button'
import { SearchField } from '../../../src/kit/field/SearchField'
import { SelectField } from '../../../src/kit/field/SelectField'
import { ModalDialog } from '../../../src/kit/window/ModalDialog'
import { WindowBar } from '../../../src/kit/window/WindowBar'
import { WindowBody } from '../../../src/kit/window/WindowBody'
import { WindowChrome } from '../../../src/kit/window/WindowChrome'
import { Column } from '../Column'

const SIZE = { width: 680, height: 590 }

function Nested({ canEscape }: { canEscape: boolean }) {
  const [depth, setDepth] = useState(0)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [text, setText] = useState('')
  const [choice, setChoice] = useState('one')
  const close = (level: number) => setDepth(level - 1)
  const draw = (level: number) =>
    level <= depth && (
      <ModalDialog
        key={level}
        labelledBy={`title-${level}`}
        size={level === 1 ? SIZE : { width: 420, height: 300 }}
        canEscape={canEscape}
        onDismiss={reason => {
          setReasons(before => [...before, `${level}:${reason}`])
          close(level)
        }}
      >
        <WindowChrome
          title={`Fenster ${level}`}
          titleId={`title-${level}`}
          closeText={`Fenster ${level} schließen`}
          onClose={() => close(level)}
        >
          <WindowBody>
            <Column>
              <SearchField
                label={`Suche ${level}`}
                clearLabel="Leeren"
                value={text}
                onChange={setText}
                onSubmit={() => {}}
              />
              <SelectField
                label={`Auswahl ${level}`}
                value={choice}
                onChange={setChoice}
                options={[
                  { value: 'one', label: 'Eins' },
                  { value: 'two', label: 'Zwei' },
                ]}
              />
            </Column>
          </WindowBody>
          <WindowBar>
            <Button onClick={() => setDepth(level + 1)}>Fenster {level + 1} öffnen</Button>
          </WindowBar>
        </WindowChrome>
        {draw(level + 1)}
      </ModalDialog>
    )
  return (
    <div style={{ minHeight: '200vh' }}>
      <Button onClick={() => setDepth(1)}>Fenster 1 öffnen</Button>
      <output aria-label="Verlassen durch">{reasons.join(' ')}</output>
      {draw(1)}
    </div>
  )
}

/** A native modal dialog over the whole page. Contains each window that is not in an area of the page. */
const meta = {
  component: ModalDialog,
  args: { label: 'Fenster', size: SIZE, onDismiss: () => {}, children: null },
  parameters: { docs: { story: { inline: false, height: '680px' } } },
} satisfies Meta<typeof ModalDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Windows open above each other; Escape closes the newest one. */
export const Stack: Story = { render: () => <Nested canEscape /> }

/** The host page has turned off closing by Escape and by clicks on the backdrop. */
export const Held: Story = { render: () => <Nested canEscape={false} /> }

/** Without a fixed height, the dialog is as high as its content. */
export const ByContent: Story = {
  args: { size: { width: 420 }, children: <p style={{ padding: 24 }}>So hoch wie dieser Satz.</p> },
}

/** Enlarged by a person to 98 % of the viewport’s width. */
export const Fullscreen: Story = {
  args: { isFullscreen: true, children: <p style={{ padding: 24 }}>So groß wie die Seite.</p> },
}
