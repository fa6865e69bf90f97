import type { RegisterText } from './registerTexts'

/** English texts about accounts. */
export const english: Readonly<Record<RegisterText, string>> = {
  invalid_email: 'Please enter a valid e-mail address.',
  no_account: 'There is no account for this e-mail address yet.',
  not_finished: 'This account has not been confirmed yet. Open the link in the e-mail that we sent you.',
  wrong_password: 'E-mail address and password do not match.',
  common_password: 'This password is very common, so it is easy to guess. Please choose another one.',
  weak_password:
    'The password needs at least 10 characters, among them a lowercase letter, an uppercase letter and a digit.',
  names_missing: 'Please enter your first name and surname, 100 characters each at most.',
  password_mail_sent:
    'If there is an account for this address, an e-mail with a link is on its way. The link is valid for one hour and can be used only once.',
  terms_missing: 'Please accept the terms of use.',
  link_outdated: 'The link has expired or was used before. Please ask for a new one.',
  other_account: 'You can only change the password of your own account.',
  too_many: 'That was too many attempts. Please wait {minutes} min and try again.',
  login_headline: 'Welcome, {firstname}!',
  login_text: 'You are logged in now.',
  created_headline: 'Almost done',
  created_text: 'We have sent an e-mail to {account}. Open the link in it, and your account is ready.',
  changed_headline: 'Your password has been changed',
  changed_text: 'You are now logged out on all other devices.',

  mail_hello: 'Hello,',
  mail_signature: 'Your culture portal Uferland',
  mail_confirm_subject: 'Please confirm your account',
  mail_confirm_text:
    'good to have you with us. This link confirms your e-mail address; it is valid for 24 hours and can be used only once:\n\n{link}\n\nIf you did not create an account, simply delete this e-mail: as long as nobody opens the link, nothing happens.',
  mail_exists_subject: 'You already have an account',
  mail_exists_text:
    'someone just tried to create an account with this e-mail address. You already have one. If you have forgotten your password, you can ask for a link to a new one when you log in. This is the portal:\n\n{link}\n\nIf it was not you, you need not do anything.',
  mail_password_subject: 'Your new password',
  mail_password_text:
    'this link lets you choose a new password; it is valid for one hour and can be used only once:\n\n{link}\n\nIf you did not ask for it, simply delete this e-mail: your password stays as it is.',
  mail_changed_subject: 'Your password was changed',
  mail_changed_text:
    'the password of your account was changed just now. If it was not you, please ask for a link to a new password at once when you log in. This is the portal:\n\n{link}',

  layer_login: 'Log in',
  layer_password: 'Enter password',
  layer_welcome: 'Welcome',
  layer_register: 'Create account',
  layer_created: 'E-mail on its way',
  layer_not_finished: 'Confirm account',
  layer_confirmed_headline: 'Your account is confirmed',
  layer_confirmed_text: 'You are logged in. Where would you like to start?',
  layer_token_error_headline: 'This link is no longer valid',
  layer_token_error_text: 'It has expired or was used before. Simply ask for a new one when you log in.',
  layer_info_headline: 'Why an account?',
  layer_info_text:
    'You can read everything here without an account. With one you enter events, write posts and look after your pictures.',
  layer_send_mail_text: 'Your message goes to the editors. Please tell us how to reach you.',
  layer_password_text: 'After the change you are logged out on all other devices.',
  layer_tmp_text:
    'This shows others who a post comes from. You can change everything later, or move it into an account.',
  layer_tmp_intro_headline: 'With or without an account?',
  layer_tmp_intro_text:
    'You can take part right away. Create an account whenever you like: what you enter until then goes with you.',
  layer_tmp_move_text: 'You began without an account. Now you can move what you entered into your account.',
  choose: 'Please choose',
  gender_1: 'Woman',
  gender_2: 'Man',
  gender_3: 'Non-binary',
  gender_4: 'Not stated',
  account_type_1: 'Private person',
  account_type_2: 'Artist',
  account_type_3: 'Association or institution',
}
