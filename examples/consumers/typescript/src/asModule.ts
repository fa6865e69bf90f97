import {
  foyer,
  FoyerError,
  type FoyerConfig,
  type FoyerErrorCode,
  type Picture,
  type PicturePosition,
  type PixApi,
  type WindowHandle,
} from '@foyer/widgets'

const config: FoyerConfig = {
  language: 'de_DE',
  auth: { account: 'henrike.ahlers@kulturportal.example', accountId: 1001 },
  checkForFields: { Title: ['notempty'] },
  selectors: { 'register.login': '.login-link' },
  theme: { scheme: 'auto', accent: '#0b6b74', tokens: { radius: '4px' } },
}
foyer.configure(config)

/** Chooses one picture. */
export async function choosePicture(signal: AbortSignal): Promise<Picture | undefined> {
  const handle: WindowHandle<Picture | Picture[]> = foyer.pix.select({
    signal,
    onSelect: selection => console.log([selection].flat().length),
  })
  await handle.opened
  const selection = await handle.result
  return Array.isArray(selection) ? selection[0] : selection
}

/** Places a picture. Returns its position, or the code of the error; undefined if the window was closed. */
export async function placePicture(picture: Picture): Promise<PicturePosition | FoyerErrorCode | undefined> {
  const handle = foyer.pix.position(picture, { position: { CurrentWidth: '50%', Alignment: 'left' } })
  try {
    await handle.opened
  } catch (error) {
    return error instanceof FoyerError ? error.code : undefined
  }
  return handle.result
}

/** The API that old pages call. */
export const pix: PixApi = foyer.pix

/** Calls of the other families. */
export const openings = [
  foyer.register.login({ onLogin: () => {} }),
  foyer.event.detail(null, { tab: 'Description' }),
  foyer.editor.open({ url: '/article/1' }),
  foyer.blog.newPost(),
  foyer.language.choose(),
] as const

// If the package lost its types, these wrong uses would compile, and each unused directive would be an error.
// @ts-expect-error: there is no such option
foyer.configure({ langauge: 'de_DE' })
// @ts-expect-error: an id is a number or its digits
foyer.event.detail({ id: 1 })
// @ts-expect-error: there is no such tab
foyer.event.detail(1, { tab: 'Images' })
// @ts-expect-error: the result may be undefined
export const title: Promise<string> = foyer.pix.select().result.then(selection => [selection].flat()[0].Title)
