import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { pictureFake } from '../../../src/testing/pictureFake'
import { findInLibrary } from '../findInLibrary'
import { InnerWindowStage } from '../InnerWindowStage'
import { LibraryStage } from '../LibraryStage'
import { drawPhoto } from './drawPhoto'

const uploadCall = '*/pix/pictures/by/:file'

const other = (name: string, text = '%PDF') => Promise.resolve(new File([text], name))

/** The dialog with the progress of an upload. Choosing or dropping files in the library opens the dialog. */
const meta = {
  component: LibraryStage,
  tags: ['pix.upload'],
  args: { globals: {} },
  render: (args, { globals }) => <LibraryStage {...args} globals={globals} />,
  parameters: { msw: { handlers: pictureFake() }, docs: { story: { inline: false, height: '700px' } } },
} satisfies Meta<typeof LibraryStage>
export default meta
type Story = StoryObj<typeof meta>

const rejected = { files: [new File(['%PDF'], 'Programmheft.pdf'), new File([''], 'Leer.png')] }

/** The portal does not accept the chosen files. */
export const Alone: Story = {
  tags: ['default'],
  render: (_, { globals }) => <InnerWindowStage windowName="pix.upload" options={rejected} globals={globals} />,
}

async function choose(...chosen: Promise<File>[]) {
  const files = await Promise.all(chosen)
  const library = await findInLibrary()
  await library.findByRole('gridcell', { name: /^Deichschafe \d/ })
  const input = library
    .getByText('Bilder hochladen', { selector: 'button' })
    .parentElement!.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, files, { applyAccept: false })
  return within(await library.findByRole('dialog', { name: 'Bilder hochladen' }))
}

/**
 * Returns a `beforeEach` hook that reports `loaded` of 1,228,800 bytes as sent. The hook prevents every upload request,
 * because a pending request would fail at the story's end.
 */
const sendOnly = (loaded: number) => () => {
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function () {
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1_228_800 }))
  }
  return () => void (XMLHttpRequest.prototype.send = send)
}

/** Sending files; one of them was not accepted. */
export const Sending: Story = {
  beforeEach: sendOnly(614_400),
  async play() {
    const dialog = await choose(
      drawPhoto('Kirchturm im Nebel.jpg', 900),
      drawPhoto('Marktplatz.png', 300),
      other('Programmheft.pdf'),
    )
    await expect(await dialog.findByText('600 kB von 1,2 MB')).toBeVisible()
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '45')
    await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  },
}

/** All bytes are sent and the portal stores the files: a translucent layer covers the list. */
export const Storing: Story = {
  tags: ['loading'],
  beforeEach: sendOnly(1_228_800),
  async play() {
    const dialog = await choose(drawPhoto('Kirchturm im Nebel.jpg', 900), drawPhoto('Marktplatz.png', 300))
    await expect(await dialog.findByText('Wird gespeichert …')).toBeVisible()
    const veil = dialog.getByText('Marktplatz.png').closest('ul')!.nextElementSibling!
    // Reads the rules, because reduced motion removes the animation from the computed style.
    const rules = (veil.getRootNode() as ShadowRoot).adoptedStyleSheets.flatMap(sheet => Array.from(sheet.cssRules))
    const durations = rules.flatMap(rule =>
      rule instanceof CSSStyleRule && veil.matches(rule.selectorText) ? rule.style.animationDuration || [] : [],
    )
    await expect(durations).toEqual(['100ms'])
  },
}

/** All valid files were accepted; the refused files are listed with the reason. */
export const SomeRejected: Story = {
  tags: ['long'],
  async play() {
    const dialog = await choose(
      drawPhoto('Marktplatz.png'),
      other('Programmheft zur Eröffnung der Landesausstellung am Niederrhein.pdf'),
      drawPhoto('Panorama.jpg', 11 * 1024),
    )
    await userEvent.click(await dialog.findByRole('button', { name: 'Nicht anpassen' }))
    await expect(await dialog.findByRole('button', { name: 'OK' })).toBeVisible()
  },
}

/** No file could be sent. */
export const AllRejected: Story = {
  tags: ['refused'],
  async play() {
    const dialog = await choose(
      other('Programmheft.pdf'),
      other('Ohne Endung'),
      other('IMG_4711.HEIC'),
      other('Leer.png', ''),
      other('Kein Bild.jpg', 'Hallo'),
    )
    await expect(await dialog.findByText(/HEIC wird nicht angenommen/)).toBeVisible()
    await expect(dialog.getByText('Die Datei ist leer.')).toBeVisible()
    await expect(dialog.getByText(/weder JPEG noch PNG noch GIF/)).toBeVisible()
    await expect(await dialog.findByRole('button', { name: 'OK' })).toBeVisible()
  },
}

/** Returns a `beforeEach` hook that withholds tasks of one kind from the worker that adapts pictures. */
const holdTask = (task: string) => () => {
  const worker = Worker.prototype as { postMessage(...message: unknown[]): void }
  const { postMessage } = worker
  worker.postMessage = function post(...[message, ...rest]) {
    if ((message as readonly unknown[])[0] !== task) postMessage.call(this, message, ...rest)
  }
  return () => void (worker.postMessage = postMessage)
}

/** Reads the files that the portal does not accept, to find out how they can be adapted. */
export const FitReading: Story = {
  beforeEach: holdTask('probe'),
  async play() {
    const dialog = await choose(drawPhoto('Panorama.jpg', 11 * 1024), drawPhoto('Scan vom Fotoautomaten.jfif', 900))
    await expect(await dialog.findByRole('progressbar', { name: 'Die Dateien werden geprüft …' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  },
}

/** Asks once whether the files may be adapted. Nothing was sent yet. */
export const FitQuestion: Story = {
  async play() {
    const dialog = await choose(
      drawPhoto('Panorama.jpg', 11 * 1024),
      drawPhoto('Scan vom Fotoautomaten.jfif', 900),
      other('Programmheft.pdf'),
    )
    await expect(await dialog.findByRole('button', { name: 'Anpassen und hochladen' })).toBeVisible()
    await expect(dialog.getByRole('checkbox', { name: /^Panorama.jpg 11 MB → etwa/ })).toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Alle anpassen' }))
    await expect(dialog.getByRole('checkbox', { name: /^Panorama.jpg/ })).not.toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Scan vom Fotoautomaten.jfif/ }))
    await expect(dialog.getByRole('checkbox', { name: 'Alle anpassen' })).not.toBeChecked()
  },
}

/** A single file is refused, so there is no checkbox for all files. */
export const FitOne: Story = {
  async play() {
    const dialog = await choose(drawPhoto('Panorama.jpg', 11 * 1024))
    await expect(await dialog.findByText('1 Bild anpassen?')).toBeVisible()
    await expect(dialog.getAllByRole('checkbox')).toHaveLength(1)
  },
}

/** Adapts the pictures in a worker. */
export const FitWorking: Story = {
  beforeEach: holdTask('convert'),
  async play() {
    const dialog = await choose(drawPhoto('Panorama.jpg', 11 * 1024), drawPhoto('Hafen.jpg', 12 * 1024))
    await userEvent.click(await dialog.findByRole('button', { name: 'Anpassen und hochladen' }))
    await expect(await dialog.findByText('1 von 2')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  },
}

/** Each file is small enough, but together they are too large. */
export const TooMuchAtOnce: Story = {
  async play() {
    const dialog = await choose(drawPhoto('Eins.jpg', 9000), drawPhoto('Zwei.jpg', 9000), drawPhoto('Drei.jpg', 9000))
    await userEvent.click(await dialog.findByRole('button', { name: 'Nicht anpassen' }))
    await expect(await dialog.findByText(/Zusammen sind die Dateien zu groß/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'In 2 Teilen hochladen' })).toBeVisible()
  },
}

/** More files than fit into the dialog. */
export const Many: Story = {
  tags: ['many'],
  beforeEach: sendOnly(614_400),
  async play() {
    const dialog = await choose(
      ...Array.from({ length: 40 }, (_, index) => drawPhoto(`Ausstellungseröffnung ${index + 1}.jpg`, 1)),
    )
    await expect(await dialog.findByText('40 Dateien')).toBeVisible()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(40)
  },
}

/** The portal has refused the files: the reason is shown, and the files can be sent again. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    msw: {
      handlers: [
        http.post(uploadCall, () => new HttpResponse('Die Datei skript.jpg ist kein Bild.', { status: 415 })),
        ...pictureFake(),
      ],
    },
    expectedErrors: ['415'],
  },
  async play() {
    const dialog = await choose(drawPhoto('skript.jpg'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Die Datei skript.jpg ist kein Bild.')
  },
}
