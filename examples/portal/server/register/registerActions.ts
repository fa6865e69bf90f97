import { changePassword } from './actions/changePassword'
import { checkAccount } from './actions/checkAccount'
import {
  checkAccountExists,
  checkVoucher,
  getLoggedinUserData,
  getSessionData,
  insertUser,
  setAclByVoucher,
} from './actions/accountActions'
import { checkDoublet } from './actions/checkDoublet'
import { checkDoubletInfoAndInsert } from './actions/checkDoubletInfoAndInsert'
import { checkMail, requestToCb, sendReminder } from './actions/mailActions'
import { createAccount } from './actions/createAccount'
import { insert } from './actions/insert'
import { processToken } from './actions/processToken'
import { tryLogin } from './actions/tryLogin'
import type { RegisterAction } from './RegisterCall'

/** Actions of /register/ajax.php by HTTP method (portal-accounts 7). */
export const registerActions: Record<'GET' | 'POST', ReadonlyMap<string, RegisterAction>> = {
  POST: new Map([
    ['process_token', processToken],
    ['request_to_cb', requestToCb],
    ['check_account', checkAccount],
    ['insert_user', insertUser],
    ['check_mail', checkMail],
    ['get_loggedin_user_data', getLoggedinUserData],
    ['check_doublet', checkDoublet],
    ['insert', insert],
    ['check_doublet_info_and_insert', checkDoubletInfoAndInsert],
    ['try_login', tryLogin],
    ['send_reminder', sendReminder],
    ['create_account', createAccount],
    ['get_session_data', getSessionData],
    ['change_password', changePassword],
  ]),
  GET: new Map([
    ['check_account_exists', checkAccountExists],
    ['check_voucher', checkVoucher],
    ['set_acl_by_voucher', setAclByVoucher],
  ]),
}
