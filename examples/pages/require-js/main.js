require.config({ baseUrl: '/pages/require-js', paths: { foyer: '/foyer/foyer.umd' } })

require(['foyer', 'article'], function (foyer, article) {
  article.start(foyer)
})
