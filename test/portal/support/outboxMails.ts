/** A mail as the outbox page shows it. */
interface ShownMail {
  to: string
  subject: string
  text: string
  /** The whole message with its headers. */
  source: string
}

/** Returns the mails on a portal's outbox page, newest first. */
export async function outboxMails(url: string): Promise<ShownMail[]> {
  const page = await (await fetch(`${url}outbox`, { headers: { Accept: 'text/html' } })).text()
  return [
    ...page.matchAll(
      /<article class="mail"[^>]* data-to="([^"]*)">[^]*?<h2[^>]*>([^]*?)<\/h2>[^]*?<div class="mail-text">([^]*?)<\/div>[^]*?<pre[^>]*>([^]*?)<\/pre>/g,
    ),
  ].map(([, to = '', subject = '', text = '', source = '']) => ({
    to: plain(to),
    subject: plain(subject),
    text: plain(text),
    source: plain(source),
  }))
}

function plain(markup: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&([\w#]+);/g, (_, name: string) => entities[name] ?? '?')
}
