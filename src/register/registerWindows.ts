import type { WindowEntry, WindowTable } from '../shell/WindowTable'
import { registerAddresses } from './registerAddresses'

/** A window of the registration frame; `name` is the specification's. */
const frameWindow = (name: string, load: WindowEntry['load']): WindowEntry => ({
  load,
  headingLabel: `register_${name}_heading`,
  templateUrl: config => `${registerAddresses(config).frame}/templates/frame.php?content=${name}`,
  size: { width: 680, height: 610 },
  supportUrl: config => `${config.hosts.support}/support`,
  failureReading: 'portal',
})

/** The windows of the registration frame and the layers (portal-accounts 2.1 to 2.3). */
export const registerWindows = {
  'register.message': frameWindow('message', () => import('./message/MessageWindow').then(module => module.MessageWindow)),
  'register.verifymail': frameWindow('verifymail', () => import('./verifyMail/VerifyMailWindow').then(module => module.VerifyMailWindow)),
  'register.nameselect': frameWindow('nameselect', () => import('./nameSelect/NameSelectWindow').then(module => module.NameSelectWindow)),
  'register.nameaddress': frameWindow('nameaddress', () => import('./nameAddress/NameAddressWindow').then(module => module.NameAddressWindow)),
  'register.checkdoublet': frameWindow('checkdoublet', () => import('./checkDoublet/CheckDoubletWindow').then(module => module.CheckDoubletWindow)),
  'register.checkdoubletinfo': frameWindow('checkdoubletinfo', () => import('./checkDoubletInfo/CheckDoubletInfoWindow').then(module => module.CheckDoubletInfoWindow)),
  'register.voucher': frameWindow('voucher', () => import('./voucher/VoucherWindow').then(module => module.VoucherWindow)),
} satisfies WindowTable
