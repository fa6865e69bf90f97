// Under its strict policy the page adds styles by script. They belong to the page and must stay when a window closes.
document.documentElement.style.setProperty('--article-width', '40rem')
document.documentElement.style.scrollBehavior = 'auto'
