import type { WindowEntry, WindowTable } from '../shell/WindowTable'
import { layerAddress, registerAddresses } from './registerAddresses'
import { temporaryLayerAddress } from './temporaryAccount/temporaryLayerAddress'

/** Returns the entry of a window of the registration frame; `name` is its name in the specification. */
const frameWindow = (name: string, load: WindowEntry['load']): WindowEntry => ({
  load: () =>
    Promise.all([load(), import('./frame/fillFrameTexts')]).then(([Window, { fillFrameTexts }]) =>
      fillFrameTexts(Window),
    ),
  headingLabel: `register_${name}_heading`,
  templateUrl: config => `${registerAddresses(config).frame}/templates/frame.php?content=${name}`,
  size: { width: 680, height: 610, isFitted: true },
  supportUrl: config => `${config.hosts.support}/support`,
  failureReading: 'portal',
})

/** Returns the entry of a layer; `headingLabel` is the label of its heading. */
const layer = (
  headingLabel: string,
  templateUrl: NonNullable<WindowEntry['templateUrl']>,
  load: WindowEntry['load'],
  size = { width: 520, height: 420 },
): WindowEntry => ({
  load,
  headingLabel,
  templateUrl,
  size: { ...size, isFitted: true },
  supportUrl: config => `${config.hosts.support}/support`,
  isLayer: true,
  failureReading: 'portal',
})

/** Returns the entry of a layer of temporary accounts; `m` is the contract's name of its template. */
const temporaryLayer = (headingLabel: string, m: string, load: WindowEntry['load']) =>
  layer(headingLabel, config => layerAddress(config, 'register_tmp_account', m), load, { width: 560, height: 520 })

/** Returns further fields of a template's address: the path of the current page. */
const page = () => ({ page_path: location.pathname })

/** The windows of the registration frame and the layers (portal-accounts 2.1 to 2.3). */
export const registerWindows = {
  'register.message': frameWindow('message', () =>
    import('./message/MessageWindow').then(module => module.MessageWindow),
  ),
  'register.verifymail': frameWindow('verifymail', () =>
    import('./verifyMail/VerifyMailWindow').then(module => module.VerifyMailWindow),
  ),
  'register.nameselect': frameWindow('nameselect', () =>
    import('./nameSelect/NameSelectWindow').then(module => module.NameSelectWindow),
  ),
  'register.nameaddress': frameWindow('nameaddress', () =>
    import('./nameAddress/NameAddressWindow').then(module => module.NameAddressWindow),
  ),
  'register.checkdoublet': frameWindow('checkdoublet', () =>
    import('./checkDoublet/CheckDoubletWindow').then(module => module.CheckDoubletWindow),
  ),
  'register.checkdoubletinfo': frameWindow('checkdoubletinfo', () =>
    import('./checkDoubletInfo/CheckDoubletInfoWindow').then(module => module.CheckDoubletInfoWindow),
  ),
  'register.userpass': frameWindow('userpass', () =>
    import('./userPass/UserPassWindow').then(module => module.UserPassWindow),
  ),
  'register.newaccount': frameWindow('newaccount', () =>
    import('./newAccount/NewAccountWindow').then(module => module.NewAccountWindow),
  ),
  'register.passwdchange': frameWindow('passwdchange', () =>
    import('./passwdChange/PasswdChangeWindow').then(module => module.PasswdChangeWindow),
  ),
  'register.voucher': frameWindow('voucher', () =>
    import('./voucher/VoucherWindow').then(module => module.VoucherWindow),
  ),
  'register.temporaryIntro': temporaryLayer('register_tmp_intro_heading', 'register_tmp_account_intro_layer', () =>
    import('./temporaryAccount/intro/TemporaryIntroWindow').then(module => module.TemporaryIntroWindow),
  ),
  'register.basicIntro': temporaryLayer('register_tmp_basic_heading', 'register_tmp_account_basic_intro_layer', () =>
    import('./temporaryAccount/intro/BasicIntroWindow').then(module => module.BasicIntroWindow),
  ),
  'register.temporaryAccount': {
    ...temporaryLayer('register_tmp_account_heading', 'register_tmp_account_layer', () =>
      import('./temporaryAccount/form/TemporaryAccountWindow').then(module => module.TemporaryAccountWindow),
    ),
    size: { width: 560, height: 600, isFitted: true },
    // The template has data of the account. Without an account, there is no address, and no template loads.
    templateUrl: config => temporaryLayerAddress(config),
  },
  'register.migrate': temporaryLayer('register_tmp_migrate_heading', 'register_tmp_account_to_account_layer', () =>
    import('./temporaryAccount/migrate/MigrateWindow').then(module => module.MigrateWindow),
  ),
  'register.login': layer(
    'register_layer_login_heading',
    config => layerAddress(config, 'register_login', 'register_login_layer'),
    () => import('./loginLayer/LoginLayer').then(module => module.LoginLayer),
    { width: 520, height: 560 },
  ),
  'register.confirm': layer(
    'register_layer_confirm_heading',
    config => layerAddress(config, 'register_login', 'register_registration_confirm_layer', page()),
    () => import('./confirmLayer/ConfirmLayer').then(module => module.ConfirmLayer),
  ),
  'register.tokenError': layer(
    'register_layer_token_heading',
    config => layerAddress(config, 'register_login', 'register_register_token_login_error_layer'),
    () => import('./tokenErrorLayer/TokenErrorLayer').then(module => module.TokenErrorLayer),
  ),
  'register.info': layer(
    'register_layer_info_heading',
    config => layerAddress(config, 'register_login', 'register_info_layer'),
    () => import('./infoLayer/InfoLayer').then(module => module.InfoLayer),
  ),
  'register.sendMail': layer(
    'register_layer_send_mail_heading',
    config => layerAddress(config, 'register_login_member', 'register_send_mail_layer'),
    () => import('./sendMailLayer/SendMailLayer').then(module => module.SendMailLayer),
    { width: 520, height: 480 },
  ),
  'register.passwordChange': layer(
    'register_layer_change_heading',
    config => layerAddress(config, 'register_password', 'register_password_layer', page()),
    () => import('./passwordLayer/PasswordChangeLayer').then(module => module.PasswordChangeLayer),
    { width: 520, height: 480 },
  ),
} satisfies WindowTable
