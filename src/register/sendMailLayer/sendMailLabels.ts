import { unsentLabels } from '../frame/unsentLabels'

/** Every label of the layer in which a mail is written. */
export const sendMailLabels = ['register_layer_send_mail_heading', 'register_layer_mail_message', 'register_layer_mail_message_missing', 'register_layer_send', ...unsentLabels] as const
