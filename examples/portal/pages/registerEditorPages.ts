import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseId } from '../server/http/readFields'
import { readForm } from '../server/http/formBody'
import { PictureRestricted, RequestError } from '../server/http/RequestError'
import type { PortalServices } from '../server/services'
import { editorForm, editorChrome, typedTexts } from './editorForm'
import { fieldText } from './fieldText'
import { html } from './html'

interface EditorRoute {
  Params: { kind: string; id: string }
}

/**
 * Registers the editor in the overlay's iframe: `/editor/{article|blog|picture|event}/{id}` with account and token.
 * Only the token gives access; a session alone does not.
 */
export function registerEditorPages(pages: FastifyInstance, services: PortalServices): void {
  const { editor } = services
  const send = (reply: FastifyReply, title: string, main: ReturnType<typeof html>, command?: 'close_editor') =>
    reply
      .type('text/html; charset=utf-8')
      // No cache may store the page, and no other server may see its address: form and address contain the token.
      .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      .send(editorChrome(services.cspNonce(reply), title, main, command))
  const say = (reply: FastifyReply, status: number, heading: string, text: string, more = html``) =>
    send(
      reply.code(status),
      heading,
      html`<main class="editor-frame">
        <header>
          <h1>${heading}</h1>
          <p>${text}</p>
        </header>
        ${more}
        <footer><button type="button" class="primary" data-editor="remove_editor">Schließen</button></footer>
      </main>`,
    )

  const open = async (request: FastifyRequest<EditorRoute>, reply: FastifyReply, fields: unknown, failure?: string) => {
    const { kind } = request.params
    const [account, token, commentsConfigId] = ['account', 'token', 'comments_config_id'].map(name =>
      fieldText(fields, name),
    ) as [string, string, string]
    const owner = await editor.account(token, account)
    if (owner === null)
      return say(
        reply,
        403,
        'Bitte öffnen Sie den Editor neu',
        'Er war zu lange offen, oder Sie haben sich abgemeldet, oder die Adresse ist nicht vollständig.',
        request.method === 'POST' ? typedTexts(request.body) : html``,
      )
    try {
      const document = await editor.load(
        owner,
        kind,
        parseId(fieldText(request.query, 'article_id') || request.params.id, 'id'),
      )
      const areCommentsOpen =
        commentsConfigId === '' ? null : await editor.comments(owner, parseId(commentsConfigId, 'comments_config_id'))
      const shown =
        failure === undefined
          ? document
          : { ...document, fields: document.fields.map(field => ({ ...field, value: fieldText(fields, field.name) })) }
      return await send(
        failure === undefined ? reply : reply.code(400),
        `${document.what} bearbeiten`,
        editorForm(shown, { account: owner.account, token, commentsConfigId, areCommentsOpen, failure }),
      )
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      const reason = error instanceof PictureRestricted ? 'Dieses Bild gehört zu einem anderen Konto.' : error.message
      return say(reply, error.statusCode, 'Das geht hier nicht', reason)
    }
  }

  pages.get<EditorRoute>('/editor/:kind/:id', (request, reply) => open(request, reply, request.query))
  pages.post<EditorRoute>('/editor/:kind/:id', async (request, reply) => {
    const owner = await editor.account(fieldText(request.body, 'token'), fieldText(request.body, 'account'))
    if (owner === null) return open(request, reply, request.body)
    try {
      const form = readForm(request.body)
      const comments = fieldText(form, 'comments_config_id')
      await editor.save(
        owner,
        request.params.kind,
        parseId(fieldText(request.query, 'article_id') || request.params.id, 'id'),
        form,
      )
      if (comments !== '')
        await editor.setComments(owner, parseId(comments, 'comments_config_id'), fieldText(form, 'comments') === '1')
    } catch (error) {
      if (!(error instanceof RequestError && error.statusCode === 400)) throw error
      return open(request, reply, request.body, error.message)
    }
    return send(
      reply,
      'Gespeichert',
      html`<main class="editor-frame">
        <header>
          <h1>Gespeichert</h1>
          <p>Der Editor schließt sich.</p>
        </header>
      </main>`,
      'close_editor',
    )
  })
}
