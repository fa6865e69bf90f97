import type { FoyerConfig } from '../config/FoyerConfig'

/** Where the calls of accounts are found, with the contract's defaults filled in. */
export function registerAddresses({ paths = {} }: Pick<FoyerConfig, 'paths'>) {
  return {
    /** Calls and templates of the registration frame. */
    frame: paths.register ?? '/register',
    /** Calls and templates of the layers. */
    layers: paths.registerLogin ?? '/register-login/api',
    cityUrl: paths.cityUrl ?? '/module/lib/framework/selectBoxDataCity.php',
    linkRoot: paths.linkRoot ?? '',
  }
}
