import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { focusedElement } from '../../../src/kit/window/keyboard'
import { findInWindow } from '../../findInWindow'
import { typeText } from '../../kit/typeText'
import { InnerWindowStage } from '../InnerWindowStage'
import { drawPhoto } from '../upload/drawPhoto'

const picture = fakePicture({ Id: 9997, Title: 'Deichschafe', Uri: '/pictures/deichschafe.jpg' })
const options = { picture, isUnsaved: false, onCopy() {} }
const original = http.get('*/pictures/deichschafe.jpg', async () => HttpResponse.arrayBuffer(await photo()))
const photo = async () => (await drawPhoto('deichschafe.jpg')).arrayBuffer()
const portal = pictureFake({ pictures: [picture] })
/** Lets the portal respond to the request that the story `Stopped` holds back. */
let respond = () => {}
const ARCHIVE = 'https://bilder.landesdenkmalpflegearchiv.example'
/** The start of a JPEG with 12,000 × 9000 pixels. */
const HUGE = Uint8Array.of(
  0xff,
  0xd8,
  0xff,
  0xc0,
  0,
  17,
  8,
  0x23,
  0x28,
  0x2e,
  0xe0,
  3,
  1,
  0x11,
  0,
  2,
  0x11,
  0,
  3,
  0x11,
  0,
)

/** Crops, turns and mirrors a picture. The result is a new picture with the details of the original. */
const meta = {
  component: InnerWindowStage,
  tags: ['pix.crop'],
  args: { windowName: 'pix.crop', options, globals: {} },
  render: (args, { globals }) => <InnerWindowStage {...args} globals={globals} />,
  parameters: {
    msw: { handlers: [original, ...portal] },
    docs: { story: { inline: false, height: '700px' } },
  },
} satisfies Meta<typeof InnerWindowStage>
export default meta
type Story = StoryObj<typeof meta>

/** Presses a button that changes the picture, and saves. Returns queries for the window. */
async function saveAfter(change: string) {
  const window = await findInWindow()
  await userEvent.click(await window.findByRole('button', { name: change }, { timeout: 5000 }))
  await userEvent.click(window.getByRole('button', { name: 'Als neues Bild speichern' }))
  return window
}

/** The whole picture, before any change. */
export const Whole: Story = {
  tags: ['default'],
  async play() {
    const window = await findInWindow()
    await expect(await window.findByText('Neues Bild: 300 × 200 Pixel', {}, { timeout: 5000 })).toBeVisible()
    await expect(window.getByRole('button', { name: 'Als neues Bild speichern' })).toBeDisabled()
  },
}

/** Turned, with a square frame. */
export const Turned: Story = {
  async play() {
    const window = await findInWindow()
    await userEvent.click(await window.findByRole('button', { name: 'Nach rechts drehen' }, { timeout: 5000 }))
    await userEvent.selectOptions(window.getByRole('combobox', { name: 'Seitenverhältnis' }), '1:1')
    await expect(window.getByText('Neues Bild: 200 × 200 Pixel')).toBeVisible()
  },
}

/** A text that is no number: the field shows the allowed range, and the frame stays as it is. */
export const WrongNumber: Story = {
  async play() {
    const window = await findInWindow()
    const width = await window.findByRole('textbox', { name: 'Breite in Pixeln' }, { timeout: 5000 })
    await typeText(width, 'x')
    await expect(window.getByText('Bitte eine ganze Zahl von 1 bis 300. Der Rahmen bleibt, wie er ist.')).toBeVisible()
    await expect(window.getByText('Neues Bild: 300 × 200 Pixel')).toBeVisible()
  },
}

/** The new picture is being uploaded. */
export const Saving: Story = {
  parameters: {
    msw: { handlers: [original, http.post('*/pix/pictures/by/:file', () => delay('infinite')), ...portal] },
  },
  async play() {
    const window = await saveAfter('Spiegeln')
    await expect(
      await window.findByRole('progressbar', { name: 'Das neue Bild wird hochgeladen …' }, { timeout: 5000 }),
    ).toBeVisible()
    await expect(window.getByRole('combobox', { name: 'Seitenverhältnis' })).toBeDisabled()
  },
}

/** The person has unsaved changes in the window for the picture's details. */
export const UnsavedDetails: Story = {
  args: { options: { ...options, isUnsaved: true } },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByText(/nicht Ihre noch ungespeicherten/, {}, { timeout: 5000 })).toBeVisible()
  },
}

/** The file of the picture is loading. */
export const Loading: Story = {
  tags: ['loading'],
  parameters: {
    msw: {
      handlers: [
        http.get('*/pictures/deichschafe.jpg', async () => {
          await delay('infinite')
          return HttpResponse.error()
        }),
        ...portal,
      ],
    },
  },
}

/** The server does not have the file. */
export const Failed: Story = {
  tags: ['failed'],
  parameters: {
    msw: { handlers: [http.get('*/pictures/deichschafe.jpg', () => new HttpResponse('', { status: 404 })), ...portal] },
    expectedErrors: ['404'],
  },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByText('Die Bilddatei konnte nicht geladen werden.')).toBeVisible()
    await waitFor(() => expect(focusedElement()).toBe(window.getByRole('button', { name: 'Erneut versuchen' })))
  },
}

/** The file is no picture that the browser can read. */
export const Broken: Story = {
  parameters: {
    msw: { handlers: [http.get('*/pictures/deichschafe.jpg', () => HttpResponse.text('%PDF-1.7')), ...portal] },
  },
  async play() {
    const window = await findInWindow()
    await expect(
      await window.findByText(/Dieser Browser kann das Bild nicht lesen/, {}, { timeout: 5000 }),
    ).toBeVisible()
  },
}

/** The account has no space left for the new picture. */
export const Refused: Story = {
  tags: ['refused'],
  parameters: {
    msw: {
      handlers: [
        original,
        http.post(
          '*/pix/pictures/by/:file',
          () => new HttpResponse('Ihr Speicherplatz ist voll. Bitte löschen Sie Bilder.', { status: 413 }),
        ),
        ...portal,
      ],
    },
    expectedErrors: ['413'],
  },
  async play() {
    const window = await saveAfter('Spiegeln')
    await expect(await window.findByText(/Ihr Speicherplatz ist voll/, {}, { timeout: 5000 })).toBeVisible()
    await expect(window.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  },
}

/** The person stops the action while the portal stores the details of the new picture. */
export const Stopped: Story = {
  parameters: {
    msw: {
      handlers: [
        original,
        http.post('*/pix/pictures/:id', async ({ request }) => {
          if (new URLSearchParams(await request.clone().text()).has('method'))
            await new Promise<void>(resolve => (respond = resolve))
        }),
        ...pictureFake({
          pictures: [picture],
          series: [{ Id: 5, Title: 'Altes Land' }],
          seriesPictures: { 5: [picture.Id] },
        }),
      ],
    },
  },
  async play() {
    const window = await saveAfter('Spiegeln')
    await window.findByRole('progressbar', { name: 'Die Angaben werden übernommen …' }, { timeout: 5000 })
    await userEvent.click(window.getByRole('button', { name: 'Abbrechen' }))
    const question = within(await window.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Abbrechen' }))
    await window.findByRole('progressbar', { name: 'Das Speichern wird angehalten …' })
    respond()
    await expect(await window.findByText(/noch nicht in allen Serien/)).toBeVisible()
    await expect(window.getByRole('button', { name: 'Neues Bild löschen' })).toBeVisible()
    await expect(window.getByRole('button', { name: 'Weiter speichern' })).toBeVisible()
  },
}

/** The portal refuses the new picture with a long reason of long words. */
export const LongRefusal: Story = {
  tags: ['long'],
  parameters: {
    msw: {
      handlers: [
        original,
        http.post(
          '*/pix/pictures/by/:file',
          () =>
            new HttpResponse(
              'Die Bildnutzungsrechteverwaltungsstelle der Arbeitsgemeinschaft der Denkmalpflegeorganisationen Niedersachsens hat für Bearbeitungen noch keine Veröffentlichungsgenehmigung erteilt. Bitte wenden Sie sich an die Landesausstellungseröffnungsvorbereitungsredaktion.',
              { status: 409 },
            ),
        ),
        ...portal,
      ],
    },
    expectedErrors: ['409'],
  },
  async play() {
    const window = await saveAfter('Nach links drehen')
    await expect(await window.findByText(/Veröffentlichungsgenehmigung/, {}, { timeout: 5000 })).toBeVisible()
  },
}

/** The server of the file shows the picture, but does not let the page read it. */
export const Foreign: Story = {
  args: { options: { ...options, picture: { ...picture, Uri: `${ARCHIVE}/deichschafe.jpg` } } },
  parameters: {
    msw: {
      handlers: [
        http.get(`${ARCHIVE}/deichschafe.jpg`, ({ request }) =>
          request.mode === 'no-cors' ? new HttpResponse() : HttpResponse.error(),
        ),
        ...portal,
      ],
    },
    expectedErrors: ['Failed to load resource', 'request failed: https://bilder', "'GET Uri' got no response"],
  },
  async play() {
    const window = await findInWindow()
    await expect(
      await window.findByText(
        /Der Server bilder\u200B\.landesdenkmalpflegearchiv\u200B\.example zeigt es zwar/,
        {},
        { timeout: 5000 },
      ),
    ).toBeVisible()
    await waitFor(() => expect(focusedElement()).toBe(window.getAllByRole('button', { name: 'Schließen' }).at(-1)))
  },
}

/** The picture has too many pixels to be decoded. */
export const TooManyPixels: Story = {
  parameters: {
    msw: {
      handlers: [http.get('*/pictures/deichschafe.jpg', () => HttpResponse.arrayBuffer(HUGE.buffer)), ...portal],
    },
  },
  async play() {
    const window = await findInWindow()
    await expect(await window.findByText(/mehr als 100 Millionen Pixel/, {}, { timeout: 5000 })).toBeVisible()
  },
}
