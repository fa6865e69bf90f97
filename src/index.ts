import { createFoyer } from './api/createFoyer'
import type { Core } from './api/Core'
import { showWaiting } from './api/showWaiting'
import { FoyerError } from './lib/FoyerError'

export type { Foyer } from './api/Foyer'
export type { Diagnosis, DiagnosisCheck, DiagnosisCopy, DiagnosisName, DiagnosisStatus } from './api/diagnose/Diagnosis'
export type { BlogApi, BlogNewPostOptions } from './api/BlogApi'
export type { EditorApi, EditorOpenOptions } from './api/EditorApi'
export type { EventApi, EventDetailOptions, EventOverviewOptions, EventTab } from './api/EventApi'
export type {
  BasicIntroOptions,
  FrameWindowName,
  RegisterApi,
  RegisterLoginOptions,
  RegisterOpenOptions,
  RegisterSendMailOptions,
  TemporaryIntroOptions,
} from './api/RegisterApi'
export type { PixApi, PixMetaOptions, PixOpenOptions, PixPositionOptions } from './api/PixApi'
export type { WindowHandle } from './api/createWindowHandle'
export type {
  AuthConfig,
  AutocompleteConfig,
  CheckForFields,
  FoyerConfig,
  HostsConfig,
  MapsConfig,
  PathsConfig,
  SelectorsConfig,
} from './config/FoyerConfig'
export type { EventConfig } from './config/EventConfig'
export type { PixConfig } from './config/PixConfig'
export type { AccountTypeChoice, BlogConfig, Choice, RegisterConfig } from './config/RegisterConfig'
export type { PartName } from './kit/theme/PartName'
export type { ThemeOptions } from './kit/theme/themeCss'
export type { TokenName } from './kit/theme/tokens'
export type { FoyerErrorCode } from './lib/FoyerError'
export type { PicturePosition } from './pix/position/positionModel'
export type { DescriptionsByIdLanguage, Picture, ShareGroup } from './pix/picture/Picture'
export { FoyerError }

let core: Core | undefined

const [api, readConfig] = createFoyer(
  given =>
    import('./core').then(
      module => (core ??= module.createCore(given)),
      (cause: unknown) => {
        throw new FoyerError(
          'CORE_NOT_LOADED',
          'the core chunk could not be loaded, because of the network or a new deployment. Try again, or reload the page.',
          { cause },
        )
      },
    ),
  (language, control, load) => {
    if (typeof document === 'undefined')
      throw new FoyerError(
        'MISSING_DEPENDENCIES',
        'a window was opened outside a page, such as during server rendering. Make the call in the browser, for example in an event handler or an effect.',
      )
    return showWaiting(language, control, load)
  },
  () => ({}),
)
api.diagnose = () => import('./api/diagnose/diagnose').then(module => module.diagnose(api, readConfig))

/** API for pages made with a bundler. The import loads no further code and changes nothing on the page. */
export const foyer = api
