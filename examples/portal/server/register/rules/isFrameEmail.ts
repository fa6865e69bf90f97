import { config } from '../../config'

const SHAPE = /^[\w.-]+@[\w.-]{2,}\.\w{2,22}$/

/** Whether a text is an e-mail address as the frame windows take it (portal-accounts 5). */
export function isFrameEmail(text: string): boolean {
  // Checked before the shape: no address is that long, and the shape takes its time with long ones.
  return text.length <= config.registerFrame.emailLength && SHAPE.test(text)
}
