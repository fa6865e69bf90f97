import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../../../src/kit/control/Button'
import { TextField } from '../../../src/kit/field/TextField'
import { ModalDialog } from '../../../src/kit/window/ModalDialog'
import { WindowBar } from '../../../src/kit/window/WindowBar'
import { WindowBody } from '../../../src/kit/window/WindowBody'
import { WindowChrome } from '../../../src/kit/window/WindowChrome'
import { WindowSkeleton } from '../../../src/kit/window/WindowSkeleton'
import { storyRoot } from '../../../test/support/storyRoot'
import { Column } from '../Column'

const SIZE = { width: 680, height: 590 }

function Live(props: ComponentProps<typeof WindowChrome>) {
  const [isFullscreen, setIsFullscreen] = useState(props.isFullscreen ?? false)
  return (
    <ModalDialog
      label={props.title ?? 'Fenster wird geladen'}
      size={SIZE}
      isFullscreen={isFullscreen}
      onDismiss={() => props.onClose?.()}
    >
      <WindowChrome
        {...props}
        isFullscreen={isFullscreen}
        onToggleFullscreen={() => setIsFullscreen(before => !before)}
      />
    </ModalDialog>
  )
}

const form = (
  <>
    <WindowBody>
      <Column>
        {['Titel', 'Untertitel', 'Urheber', 'Agentur', 'Ort', 'Datum', 'Verweis', 'Schlagwörter'].map(label => (
          <TextField key={label} label={label} value="" onChange={() => {}} />
        ))}
      </Column>
    </WindowBody>
    <WindowBar start="2 von 5 Bildern">
      <Button>Zurück</Button>
      <Button variant="primary">Speichern</Button>
    </WindowBar>
  </>
)

/** The frame of every window: title, support, full size, close; below it a body and a footer. */
const meta = {
  component: WindowChrome,
  args: {
    title: 'Bilder',
    closeText: 'Schließen',
    onClose: () => {},
    supportText: 'Hilfe',
    supportUrl: '/support/',
    fullscreenText: 'Volle Größe',
    children: form,
  },
  render: args => <Live {...args} />,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
} satisfies Meta<typeof WindowChrome>
export default meta
type Story = StoryObj<typeof meta>

/** A form whose body scrolls between header and footer. */
export const Form: Story = {}

/** At full size. */
export const Fullscreen: Story = { args: { isFullscreen: true, fullscreenText: 'Fenstergröße' } }

/** Code, texts and pictures of the window are loading; the window can already be closed. */
export const Loading: Story = {
  args: { title: undefined, supportText: undefined, children: <WindowSkeleton label="Wird geladen" kind="tiles" /> },
}

/** A form is loading. */
export const LoadingForm: Story = { args: { children: <WindowSkeleton label="Wird geladen" kind="lines" /> } }

/** A long title wraps inside the frame. */
export const LongText: Story = {
  args: {
    title:
      'Landesausstellungseröffnungsveranstaltungsbilderverwaltung der Kulturlandschaftspflegevereinigung Niederrhein',
    supportText: 'Unterstützung',
  },
  play: async ({ canvasElement }) => {
    const title = within(storyRoot(canvasElement)).getByRole('heading', { level: 2 })
    await expect(title.clientHeight).toBeGreaterThan(2 * parseFloat(getComputedStyle(title).lineHeight))
    await expect(title.scrollWidth).toBe(title.clientWidth)
    await expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.closest('dialog')!.getBoundingClientRect().top,
    )
  },
}
