import { http, HttpResponse, type RequestHandler } from 'msw'

const TAGS = [
  { tag_id: 3, title: 'Musik' },
  { tag_id: 4, title: 'Theater' },
]

/** Makes request handlers for articles, comments and blog posts in memory (portal-accounts 7). */
export function articleFake(): RequestHandler[] {
  let lastId = 700
  return [
    http.get('*/page.json', ({ request }) => {
      switch (new URL(request.url).searchParams.get('m') ?? '') {
        case 'new_comments_config':
          return HttpResponse.json({ comments_config_id: (lastId += 1) })
        case 'new_article':
          return HttpResponse.json({ article_id: (lastId += 1) })
        case 'new_article_and_blog_item':
          return HttpResponse.json({ page_url: `/blog/${(lastId += 1)}` })
        case 'delete_article_and_blog_item':
          return HttpResponse.json({ success: true })
        case 'tags':
          return HttpResponse.json({ tags: TAGS })
        default:
          return new HttpResponse('This page has no such method.', { status: 404 })
      }
    }),
  ]
}
