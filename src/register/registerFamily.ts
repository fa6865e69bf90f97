import type {
  BasicIntroOptions,
  FrameWindowName,
  RegisterLoginOptions,
  RegisterOpenOptions,
  RegisterSendMailOptions,
  TemporaryIntroOptions,
} from '../api/RegisterApi'
import { frameWindowName } from '../config/frameWindowName'
import type { CallTable, Family, OpeningTable } from '../shell/Family'
import type { LoginOptions } from './loginLayer/LoginLayer'
import { registerWindows } from './registerWindows'

/** Returns the opening of a layer that has no options of its own. */
const layer = (windowName: string) => ({
  windowName,
  read: ({ container }: { container?: string | Element } = {}) => ({ options: {}, container }),
})

/** The calls of the family `register` that open a window (portal-accounts 2). */
export const registerOpenings = {
  'register.open': {
    windowName: 'register.userpass',
    read(argument: FrameWindowName | RegisterOpenOptions | undefined, given: RegisterOpenOptions = {}) {
      const {
        name = 'userpass',
        container,
        signal: _signal,
        ...options
      } = typeof argument === 'string' ? { ...given, name: argument } : { ...argument, ...given }
      return { windowName: frameWindowName(name), options, container }
    },
  },
  'register.login': {
    windowName: 'register.login',
    // Only the shell sets `again` and `isSessionLost`, after a session has ended.
    callbackOption: 'onLogin',
    read: ({
      onLogin,
      tab,
      again,
      account = again,
      isSessionLost,
      container,
    }: RegisterLoginOptions & Pick<LoginOptions, 'again' | 'isSessionLost'> = {}) => ({
      options: { tab, account, again, isSessionLost, hasCallback: !!onLogin } satisfies LoginOptions,
      onResult: onLogin,
      container,
    }),
  },
  'register.passwordChange': layer('register.passwordChange'),
  'register.confirm': layer('register.confirm'),
  'register.tokenError': layer('register.tokenError'),
  'register.info': layer('register.info'),
  'register.sendMail': {
    windowName: 'register.sendMail',
    callbackOption: 'onSend',
    read: ({ onSend, container }: RegisterSendMailOptions = {}) => ({ options: {}, onResult: onSend, container }),
  },
  'register.temporaryIntro': {
    windowName: 'register.temporaryIntro',
    read: ({ withRegistration = false, container }: TemporaryIntroOptions = {}) => ({
      options: { withRegistration },
      container,
    }),
  },
  'register.basicIntro': {
    windowName: 'register.basicIntro',
    callbackOption: 'onWithoutRegistration',
    read: ({ withRegistration = false, onWithoutRegistration, container }: BasicIntroOptions = {}) => ({
      options: { withRegistration },
      onResult: onWithoutRegistration,
      container,
    }),
  },
  'register.temporaryAccount': layer('register.temporaryAccount'),
  'register.migrate': layer('register.migrate'),
} satisfies OpeningTable

/** The calls of the family `register` that open no window of their own. */
const registerCalls = {
  'register.temporaryAccountId': () =>
    import('./temporaryAccount/temporaryAccountId').then(module => module.temporaryAccountId),
  'register.reset': () => import('./temporaryAccount/resetAccount').then(module => module.resetAccount),
  'register.processToken': () => import('./frame/processToken').then(module => module.processToken),
} satisfies CallTable

/** Windows and calls of the family `register`, for the core. */
export const registerFamily: Family = { windows: registerWindows, openings: registerOpenings, calls: registerCalls }
