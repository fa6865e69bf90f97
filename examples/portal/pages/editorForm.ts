import type { EditorDocument } from '../server/editor/EditorDocument';
import { html } from './html';
import type { Markup } from './Markup';

/** What the editor's form needs beside the document. */
interface EditorFormState {
  account: string;
  token: string;
  commentsConfigId: string;
  /** Null: there is nothing to say about comments. */
  areCommentsOpen: boolean | null;
  /** Why it was not saved. */
  failure?: string;
}

/** The editor's form; what was typed is never lost: a failed save shows it again. */
export function editorForm({ what, name, fields, pictures }: EditorDocument, { account, token, commentsConfigId, areCommentsOpen, failure }: EditorFormState): Markup {
  return html`<main class="editor-frame">
  <header>
    <p class="kicker">${what} bearbeiten</p>
    <h1>${name}</h1>
    <p class="soft">Angemeldet als ${account}</p>
  </header>
  <form method="post">
    ${failure && html`<p class="note bad" role="alert">${failure}</p>`}
    <input type="hidden" name="account" value="${account}">
    <input type="hidden" name="token" value="${token}">
    <input type="hidden" name="comments_config_id" value="${commentsConfigId}">
    ${fields.map(
      (field) => html`<p><label for="${field.name}">${field.label}</label>
      <textarea id="${field.name}" name="${field.name}" rows="${field.rows}" maxlength="${field.maxLength}"${field.isRequired && ' required'}>
${field.value}</textarea></p>
    `,
    )}
    ${pictures > 0 && html`<p class="soft">${pictures === 1 ? 'Ein Bild bleibt, wo es steht.' : `${pictures} Bilder bleiben, wo sie stehen.`}</p>`}
    ${areCommentsOpen !== null && html`<p class="editor-switch"><label><input type="checkbox" name="comments" value="1"${areCommentsOpen && ' checked'}> Kommentare erlauben</label></p>`}
    <footer>
      <button type="button" class="quiet" data-editor="remove_editor">Abbrechen</button>
      <button class="primary">Speichern und schließen</button>
    </footer>
  </form>
</main>`;
}
