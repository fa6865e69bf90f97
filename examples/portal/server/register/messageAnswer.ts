import type { FrameAnswer } from './FrameAnswer'

/** The answer that opens the message window with the label `register_message_{name}` under `register_message_{name}_title`. */
export function messageAnswer(name: string, more: FrameAnswer = {}): FrameAnswer {
  return { next: 'message', title: `register_message_${name}_title`, message: `register_message_${name}`, button_ok_text: 'ok', ...more }
}
