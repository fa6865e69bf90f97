import { html } from './html';
import type { Markup } from './Markup';

/** Who works in the expert mode, for the next step: its token is good once. */
export function stageFields(account: string, token: string): Markup {
  return html`<input type="hidden" name="username" value="${account}"><input type="hidden" name="token" value="${token}">`;
}
