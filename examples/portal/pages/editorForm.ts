import type { EditorDocument } from '../server/editor/EditorTarget'
import { fieldTexts } from './fieldText'
import { html, type Markup } from './html'

/** State of the editor's form, except the document. */
interface EditorFormState {
  account: string
  token: string
  commentsConfigId: string
  /** Null for a form without the checkbox for comments. */
  areCommentsOpen: boolean | null
  /** Reason why the form was not saved. */
  failure?: string
}

/** Renders the editor's form; a failed save shows the typed texts again. */
export function editorForm(
  { what, name, fields, pictures }: EditorDocument,
  { account, token, commentsConfigId, areCommentsOpen, failure }: EditorFormState,
): Markup {
  return html`<main class="editor-frame">
    <header>
      <p class="kicker">${what} bearbeiten</p>
      <h1>${name}</h1>
      <p class="soft">Angemeldet als ${account}</p>
    </header>
    <form method="post">
      ${failure && html`<p class="note bad" role="alert">${failure}</p>`}
      <input type="hidden" name="account" value="${account}" />
      <input type="hidden" name="token" value="${token}" />
      <input type="hidden" name="comments_config_id" value="${commentsConfigId}" />
      ${fields.map(
        field =>
          html`<p>
            <label for="${field.name}">${field.label}</label>
            <textarea
              id="${field.name}"
              name="${field.name}"
              rows="${field.rows}"
              maxlength="${field.maxLength}"
              ${field.isRequired && ' required'}
            >
${field.value}</textarea>
          </p> `,
      )}
      ${pictures > 0 && html`<p class="soft">${pictures === 1 ? 'Ein Bild bleibt, wo es steht.' : `${pictures} Bilder bleiben, wo sie stehen.`}</p>`}
      ${
        areCommentsOpen !== null &&
        html`<p class="editor-switch">
          <label
            ><input type="checkbox" name="comments" value="1" ${areCommentsOpen && 'checked'} /> Kommentare
            erlauben</label
          >
        </p>`
      }
      <footer>
        <button type="button" class="quiet" data-editor="remove_editor">Abbrechen</button>
        <button class="primary">Speichern und schließen</button>
      </footer>
    </form>
  </main>`
}

const UNTYPED = new Set(['account', 'username', 'token', 'comments', 'comments_config_id', 'open'])

/** Renders the typed texts of a form that can no longer be saved, so that the person can copy them. */
export function typedTexts(fields: unknown): Markup {
  const typed = Object.entries(fieldTexts(fields))
    .filter(([name, text]) => !UNTYPED.has(name) && text.trim() !== '')
    .map(([, text]) => text)
  if (typed.length === 0) return html``
  return html`<p>Ihr Text wurde nicht gespeichert. Hier können Sie ihn kopieren:</p>
    ${typed.map(text => html`<p><textarea readonly rows="4" aria-label="Nicht gespeichert">${text}</textarea></p>`)}`
}

/**
 * Renders a page of the editor's iframe, without the portal's layout and without the library. `command` is sent to the
 * page around the iframe.
 */
export function editorChrome(nonce: string, title: string, main: Markup, command?: 'close_editor'): string {
  return html`<!doctype html>
<html lang="de">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <link rel="stylesheet" href="/static/portal.css">
  <link rel="stylesheet" href="/static/editorFrame.css">
  <script src="/static/editorFrame.js" nonce="${nonce}" defer></script>
  <script src="/static/renewToken.js" data-purpose="editor" nonce="${nonce}" defer></script>
</head>
<body${command && html` data-command="${command}"`}>
${main}
</body>
</html>
`.text
}
